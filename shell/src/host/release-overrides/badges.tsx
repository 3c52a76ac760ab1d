import { type ComponentType, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { interrupt } from '../../core/interruptions';
import styles from './badges.module.css';

const badges = new Map<string, ComponentType>();

/** Stands above the application and not over it: testers want to see all of the page, and its headers stay below. */
function Badges() {
  const [strip] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    strip.className = styles.badges ?? '';
    document.body.prepend(strip);
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty('--page-top', `${strip.offsetHeight}px`));
    sizes.observe(strip);
    return () => {
      sizes.disconnect();
      style.removeProperty('--page-top');
      strip.remove();
    };
  }, [strip]);
  return createPortal(
    [...badges].map(([name, Badge]) => <Badge key={name} />),
    strip,
  );
}

/** Shows a badge on every page, beside those that stand there; for good, so only before the first render. */
export function showBadge(name: string, badge: ComponentType): void {
  badges.set(name, badge);
  interrupt('badges', Badges);
}
