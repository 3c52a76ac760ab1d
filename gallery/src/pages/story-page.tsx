import type { Story, Words } from '@tessera/ui/stories';
import type { Choice } from '../choice';
import { States } from '../drawn';
import styles from './pages.module.css';

export interface StoryPageProps {
  story: Story;
  words: Words;
  choice: Choice;
  /** The one state to show, alone. */
  state: string | null;
}

/** One component in all its states, or in one state with the whole page for it. */
export function StoryPage({ story, words, choice, state }: StoryPageProps) {
  const alone = state === null ? undefined : story.states[state];
  if (alone) return <main className={styles.screen}>{alone(words)}</main>;
  return (
    <main className={styles.alone}>
      <States story={story} words={words} choice={choice} />
    </main>
  );
}
