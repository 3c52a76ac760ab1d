import { type ComponentType, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { interrupt } from '../../core/interruptions';
import styles from './badges.module.css';

const badges = new Map<string, ComponentType>();

/** A strip above the application. It does not cover the page, so that testers see all of it, and sticky headers stay below the strip. */
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

/** Adds a badge to the strip while the page lives. Call it before the first render. */
export function showBadge(name: string, badge: ComponentType): void {
  badges.set(name, badge);
  interrupt('badges', Badges);
}
