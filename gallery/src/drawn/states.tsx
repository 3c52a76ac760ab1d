import type { Story, Words } from '@tessera/ui/stories';
import { addressOf, type Choice } from '../choice';
import styles from './states.module.css';

export interface StatesProps {
  story: Story;
  words: Words;
  choice: Choice;
}

/** The states of a component, each below its name. One that covers or fills a screen has a frame of its own. */
export const States = ({ story, words, choice }: StatesProps) => (
  <section className={styles.story} aria-label={story.component}>
    <h2 className={styles.component}>{story.component}</h2>
    {Object.entries(story.states).map(([name, draw]) => (
      <figure key={name} className={styles.state}>
        <figcaption className={styles.name}>{name}</figcaption>
        {story.screen === undefined ? (
          draw(words)
        ) : (
          <iframe
            title={`${story.component}: ${name}`}
            src={addressOf('story', { ...choice, show: story.component }, name)}
            height={story.screen}
            className={styles.screen}
          />
        )}
      </figure>
    ))}
  </section>
);
