import { keys } from '@tessera/contract';
import { useLayoutEffect } from 'react';
import { addressOf, type Choice, languageOf, screenOf } from '../choice';
import styles from './gallery-page.module.css';

/** Stores what a member would choose in the product: the language and the look. */
function choiceOfMember(choice: Choice): void {
  localStorage.setItem(keys.language.name, languageOf(choice));
  localStorage.setItem(keys.appearance.name, choice.scheme);
}

export interface ShownProps {
  choice: Choice;
}

/** A component in a frame, or a screen of the running product. */
export function Shown({ choice }: ShownProps) {
  const screen = screenOf(choice.show);
  // Before the page in the frame reads it.
  useLayoutEffect(() => {
    if (screen) choiceOfMember(choice);
  }, [screen, choice]);
  const address = screen ? screen.path : addressOf('story', choice);
  return (
    <>
      <p className={styles.note}>
        <a href={address} target="_blank" rel="noreferrer">
          Alone in a window
        </a>
        {screen?.for === 'members' && (
          <span>
            A visitor is sent to the login first. Sign in here with <code>demo-member</code>, password{' '}
            <code>Tessera-2026</code>.
          </span>
        )}
      </p>
      <iframe title={choice.show} src={address} width={choice.width} className={styles.frame} />
    </>
  );
}
