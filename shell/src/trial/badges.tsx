import type { ComponentType } from 'react';
import { interrupt } from '../interruptions';
import styles from './badges.module.css';

const badges = new Map<string, ComponentType>();

function Badges() {
  return (
    <div className={styles.badges}>
      {[...badges].map(([name, Badge]) => (
        <Badge key={name} />
      ))}
    </div>
  );
}

/** Shows a badge above every page, over those that stand there; for good, so only before the first render. */
export function showBadge(name: string, badge: ComponentType): void {
  badges.set(name, badge);
  interrupt('badges', Badges);
}
