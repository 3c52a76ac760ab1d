import type { Story } from '../story';
import { VisuallyHidden } from './visually-hidden';

export const visuallyHiddenStory: Story = {
  component: 'VisuallyHidden',
  states: {
    'between two words': ({ won, unread, pending }) => (
      <p>
        {won} <VisuallyHidden>{unread}</VisuallyHidden> {pending}
      </p>
    ),
  },
};
