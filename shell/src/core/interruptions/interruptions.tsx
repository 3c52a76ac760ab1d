import { classNames, Icon } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import styles from './message.module.css';
import { endInterruption, interruptionStore } from './store';

/** The screens that stand above the page now: each is a modal dialog or a floating piece of its own. */
export function Interruptions() {
  const { screens } = useStore(interruptionStore);
  return [...screens].map(([name, Screen]) => <Screen key={name} close={() => endInterruption(name)} />);
}

export interface MessageProps {
  icon: string;
  tone?: 'accent' | 'warning';
  title: string;
  /** Paragraphs, and whatever leads on. */
  children: ReactNode;
}

/** What a dialog above the page says: a sign, a title, and the text under it. */
export function Message({ icon, tone = 'accent', title, children }: MessageProps) {
  return (
    <div className={styles.message}>
      <span className={classNames(styles.sign, tone === 'warning' && styles.warning)} aria-hidden="true">
        <Icon path={icon} size={32} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
