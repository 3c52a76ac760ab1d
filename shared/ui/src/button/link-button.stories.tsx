import wallet from '@phosphor-icons/core/assets/bold/wallet-bold.svg';
import { Row, type Story } from '../story';
import { LinkButton } from './link-button';

export const linkButtonStory: Story = {
  component: 'LinkButton',
  states: {
    idle: ({ toGames, help, seeAll }) => (
      <Row>
        <LinkButton href="#games">{toGames}</LinkButton>
        <LinkButton href="#help" variant="secondary" icon={wallet}>
          {help}
        </LinkButton>
        <LinkButton href="#all" variant="ghost" size="s">
          {seeAll}
        </LinkButton>
      </Row>
    ),
    'long text': ({ longAction }) => (
      <LinkButton href="#account" block>
        {longAction}
      </LinkButton>
    ),
  },
};
