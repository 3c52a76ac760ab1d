import type { ReactNode } from 'react';
import arabic from './arabic.json';
import english from './english.json';

/** The texts of the stories, by what they say. */
export type Words = Readonly<Record<keyof typeof english, string>>;

/** The texts from left to right and from right to left. */
export const words: Readonly<Record<'ltr' | 'rtl', Words>> = { ltr: english, rtl: arabic };

/** One component as the gallery and the visual tests show it. */
export interface Story {
  /** The name by which the package exports it. */
  readonly component: string;
  /** How the component is drawn in each state, by the name of the state. */
  readonly states: Readonly<Record<string, (words: Words) => ReactNode>>;
  /** In CSS pixels: the height of the screen that each state needs for itself, because it covers or fills one. */
  readonly screen?: number;
}

/** What the buttons of stories do. */
export const ignore = (): void => undefined;
