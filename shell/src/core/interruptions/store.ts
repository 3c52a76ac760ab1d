import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

/** Props of a screen above the page. */
export interface InterruptionProps {
  close(): void;
}

export type InterruptingScreen = ComponentType<InterruptionProps>;

/** The screens above the page by name, the latest on top. */
export const interruptionStore = createStore(() => ({ screens: new Map<string, InterruptingScreen>() }));

/** Opens a screen above the page, once for each name. The caller loads its code: most visits need none of these screens. */
export const interrupt = (name: string, screen: InterruptingScreen): void =>
  interruptionStore.setState(({ screens }) => ({ screens: new Map(screens).set(name, screen) }));

/** Closes a screen, if it is open. */
export const endInterruption = (name: string): void =>
  interruptionStore.setState(({ screens }) => ({
    screens: new Map([...screens].filter(([other]) => other !== name)),
  }));
