import type { Story } from '../story';
import { Amount } from './amount';

export const amountStory: Story = {
  component: 'Amount',
  states: {
    'in a text': ({ balance }) => (
      <p>
        {balance}: <Amount>$ 1,280.50</Amount>
      </p>
    ),
    negative: () => <Amount>- € 20.00</Amount>,
    long: () => <Amount>Rp 1,284,750,000,000.00</Amount>,
  },
};
