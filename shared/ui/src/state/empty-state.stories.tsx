import ticket from '@phosphor-icons/core/assets/regular/ticket.svg';
import { Button } from '../button/button';
import type { Story } from '../story';
import { EmptyState } from './empty-state';

export const emptyStateStory: Story = {
  component: 'EmptyState',
  states: {
    'with a next step': ({ emptyTitle, emptyText, toGames }) => (
      <EmptyState icon={ticket} title={emptyTitle} text={emptyText} action={<Button>{toGames}</Button>} />
    ),
    'title only': ({ emptyTitle }) => <EmptyState icon={ticket} title={emptyTitle} />,
    'not allowed': ({ emptyTitle, emptyText }) => (
      <EmptyState kind="forbidden" title={emptyTitle} text={emptyText} />
    ),
    'long text': ({ longLabel, longText }) => <EmptyState icon={ticket} title={longLabel} text={longText} />,
  },
};
