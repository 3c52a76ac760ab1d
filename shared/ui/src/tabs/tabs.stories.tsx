import dice from '@phosphor-icons/core/assets/regular/dice-five.svg';
import ball from '@phosphor-icons/core/assets/regular/soccer-ball.svg';
import { Held, type Story, type Words } from '../story';
import { type TabItem, Tabs } from './tabs';

const shown = (start: string, itemsOf: (words: Words) => readonly TabItem[]) => (words: Words) => (
  <Held start={start}>
    {(active, select) => (
      <Tabs label={words.categories} items={itemsOf(words)} active={active} onSelect={select} />
    )}
  </Held>
);

export const tabsStory: Story = {
  component: 'Tabs',
  states: {
    'a few, with a count': shown('pending', ({ all, pending, won }) => [
      { id: 'all', label: all },
      { id: 'pending', label: pending, count: 4 },
      { id: 'won', label: won },
    ]),
    'more than there is room for': shown('sports', ({ slots, live, table, sports, lottery }) => [
      { id: 'slots', label: slots, icon: dice },
      { id: 'live', label: live },
      { id: 'table', label: table },
      { id: 'sports', label: sports, icon: ball },
      { id: 'lottery', label: lottery },
    ]),
    'long text': shown('long', ({ longGame, all }) => [
      { id: 'long', label: longGame },
      { id: 'all', label: all },
    ]),
  },
};
