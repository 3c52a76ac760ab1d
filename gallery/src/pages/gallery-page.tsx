import { type ReactNode, useState } from 'react';
import { addressOf, type Choice } from '../choice';
import styles from './gallery-page.module.css';
import { leaveForHostOf } from './host';
import { ShowList } from './show-list';
import { Shown } from './shown';
import { Switches } from './switches';

export interface GalleryPageProps {
  start: Choice;
}

/** The list on one side, the chosen component or screen in the middle, the switches above it. The address holds the choice. */
export function GalleryPage({ start }: GalleryPageProps): ReactNode {
  const [choice, setChoice] = useState(start);
  const change = (values: Partial<Choice>) => {
    const next = { ...choice, ...values };
    history.replaceState(null, '', addressOf('', next));
    if (!leaveForHostOf(next)) setChoice(next);
  };
  return (
    <div className={styles.gallery}>
      <ShowList choice={choice} onShow={(show) => change({ show })} />
      <main className={styles.stage}>
        <Switches choice={choice} onChange={change} />
        <Shown key={JSON.stringify(choice)} choice={choice} />
      </main>
    </div>
  );
}
