import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

/** What a screen above the page is given. */
export interface InterruptionProps {
  close(): void;
}

export type InterruptingScreen = ComponentType<InterruptionProps>;

/** The screens above the page by name, the latest on top. */
export const interruptionStore = createStore(() => ({ screens: new Map<string, InterruptingScreen>() }));

/** Puts a screen above the page, once; its code is loaded by whoever needs it, since most visits see none of them. */
export const interrupt = (name: string, screen: InterruptingScreen): void =>
  interruptionStore.setState(({ screens }) => ({ screens: new Map(screens).set(name, screen) }));

/** Takes a screen away, if it stands. */
export const endInterruption = (name: string): void =>
  interruptionStore.setState(({ screens }) => ({
    screens: new Map([...screens].filter(([other]) => other !== name)),
  }));
