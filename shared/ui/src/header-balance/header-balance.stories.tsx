import { Amount } from '../amount/amount';
import { Page } from '../page/page';
import { ignore, type Story } from '../story';
import { HeaderBalance } from './header-balance';

const link = (amount: string) => (
  <a href="#wallet">
    <Amount>{amount}</Amount>
  </a>
);

export const headerBalanceStory: Story = {
  component: 'HeaderBalance',
  screen: 120,
  states: {
    idle: ({ game, deposit }) => (
      <Page
        title={game}
        actions={<HeaderBalance amount={link('$1,284.50')} depositLabel={deposit} onDeposit={ignore} />}
      >
        {null}
      </Page>
    ),
    'long amount': ({ longGame, deposit }) => (
      <Page
        title={longGame}
        actions={
          <HeaderBalance amount={link('$9,007,199,254,740.99')} depositLabel={deposit} onDeposit={ignore} />
        }
      >
        {null}
      </Page>
    ),
    'no amount': ({ deposit }) => <HeaderBalance depositLabel={deposit} onDeposit={ignore} />,
    'no deposit': ({ deposit }) => <HeaderBalance amount={link('$1,284.50')} depositLabel={deposit} />,
  },
};
