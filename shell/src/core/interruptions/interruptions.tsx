import { classNames, Icon } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Boundary } from '../boundary';
import { alert, failureText } from '../notices';
import styles from './message.module.css';
import { endInterruption, interruptionStore } from './store';

/** The open screens above the page. Each is a modal dialog or a floating element. One that fails closes, with an alert. */
export function Interruptions() {
  const { screens } = useStore(interruptionStore);
  return [...screens].map(([name, Screen]) => {
    const close = () => endInterruption(name);
    const closeWithAlert = (error: unknown) => {
      close();
      void alert({ message: failureText(error) });
    };
    return (
      <Boundary key={name} onFault={closeWithAlert}>
        <Screen close={close} />
      </Boundary>
    );
  });
}

export interface MessageProps {
  icon: string;
  tone?: 'accent' | 'warning';
  title: string;
  /** Paragraphs and actions. */
  children: ReactNode;
}

/** The content of a dialog above the page: icon, title and text. */
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
