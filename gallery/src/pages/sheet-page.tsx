import { type Story, stories, type Words } from '@tessera/ui/stories';
import type { Choice } from '../choice';
import { States } from '../drawn';
import styles from './pages.module.css';

export interface SheetPageProps {
  words: Words;
  choice: Choice;
}

type Group = keyof typeof stories;

const isGroup = (name: string): name is Group => name in stories;

/** All states of the components of the groups that the choice names, with a space between two names. */
export const SheetPage = ({ words, choice }: SheetPageProps) => (
  <main className={styles.sheet}>
    {choice.show
      .split(' ')
      .filter(isGroup)
      .flatMap((group) => stories[group])
      .map((story) => (
        <States key={story.component} story={story} words={words} choice={choice} />
      ))}
  </main>
);

const briefly = (story: Story): Story => ({
  ...story,
  states: Object.fromEntries(Object.entries(story.states).slice(0, 1)),
});

/** The first state of every component. */
export const OverviewPage = ({ words, choice }: SheetPageProps) => (
  <main className={styles.sheet}>
    {Object.values(stories)
      .flat()
      .map((story) => (
        <States key={story.component} story={briefly(story)} words={words} choice={choice} />
      ))}
  </main>
);
