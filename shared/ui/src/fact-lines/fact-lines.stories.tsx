import { Amount } from '../amount/amount';
import type { Story } from '../story';
import { FactLines } from './fact-lines';

export const factLinesStory: Story = {
  component: 'FactLines',
  states: {
    'with a total': ({ amount, fee, total }) => (
      <FactLines
        facts={[
          { label: amount, value: <Amount>$ 100.00</Amount> },
          { label: fee, value: <Amount>$ 1.00</Amount> },
          { label: total, value: <Amount>$ 101.00</Amount>, strong: true },
        ]}
      />
    ),
    'long text': ({ longLabel, longGame }) => <FactLines facts={[{ label: longLabel, value: longGame }]} />,
  },
};
