import { Amount } from '../amount/amount';
import type { Story } from '../story';
import { StatTiles } from './stat-tiles';

export const statTilesStory: Story = {
  component: 'StatTiles',
  states: {
    'three figures': ({ balance, bonus, bets }) => (
      <StatTiles
        stats={[
          { label: balance, value: <Amount>$ 1,280.50</Amount> },
          { label: bonus, value: <Amount>$ 20.00</Amount> },
          { label: bets, value: 14 },
        ]}
      />
    ),
    'long text': ({ longLabel, points }) => (
      <StatTiles
        stats={[
          { label: longLabel, value: <Amount>Rp 1,284,750,000,000.00</Amount> },
          { label: points, value: '0' },
        ]}
      />
    ),
  },
};
