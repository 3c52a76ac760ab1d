import { stories } from '@tessera/ui/stories';
import { addressOf, type Choice, screens } from '../choice';
import styles from './gallery-page.module.css';

export interface ShowListProps {
  choice: Choice;
  onShow: (name: string) => void;
}

const groups = [
  ...Object.entries(stories).map(
    ([group, members]) => [group, members.map(({ component }) => component)] as const,
  ),
  ['screens', screens.map(({ name }) => name)] as const,
];

/** The names of all components and screens. */
export const ShowList = ({ choice, onShow }: ShowListProps) => (
  <nav className={styles.list} aria-label="Components and screens">
    {groups.map(([group, names]) => (
      <section key={group}>
        <h2 className={styles.group}>{group}</h2>
        {names.map((name) => (
          <a
            key={name}
            href={addressOf('', { ...choice, show: name })}
            aria-current={name === choice.show ? 'page' : undefined}
            className={styles.name}
            onClick={(event) => {
              event.preventDefault();
              onShow(name);
            }}
          >
            {name}
          </a>
        ))}
      </section>
    ))}
  </nav>
);
