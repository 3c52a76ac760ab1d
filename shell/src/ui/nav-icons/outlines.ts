import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { whenReachedAgain } from '../../core/request';
import { currentSite, shownTemplate } from '../../core/site';
import { type NavWeight, navIconTheme, type Outlines } from './theme';

/** The outlines of every entry in one weight. The current entry is always drawn filled (R2.32a). */
interface NavOutlines {
  readonly entries: Outlines;
  readonly current: Outlines;
}

/** A page shows one weight. The early script preloads the file by its name here, and by the merchant's template. */
export const weights: Readonly<Record<NavWeight, () => Promise<NavOutlines>>> = {
  regular: () => import(/* webpackChunkName: "nav-regular" */ './regular'),
  bold: () => import(/* webpackChunkName: "nav-bold" */ './bold'),
  fill: () => import(/* webpackChunkName: "nav-fill" */ './fill'),
};

const loaded = createStore((): Partial<Record<NavWeight, NavOutlines>> => ({}));

/** Loads a weight. Never throws: the names of the entries are enough until it can be loaded. */
const load = (weight: NavWeight): Promise<void> =>
  weights[weight]().then(
    (outlines) => loaded.setState({ [weight]: outlines }),
    () => void whenReachedAgain(() => load(weight)),
  );

/** Loads the icons that the navigation of this site shows. Never throws. */
export function loadNavIcons(): Promise<void> {
  const site = currentSite();
  return load(navIconTheme(shownTemplate(site), site.mobileTemplate.footerIconTheme).weight);
}

/** The outlines of a weight. Until they are loaded those of the weight before it, if there was one. */
export function useNavOutlines(weight: NavWeight): NavOutlines | undefined {
  useEffect(() => void load(weight), [weight]);
  return useStore(loaded, (outlines) => outlines[weight] ?? Object.values(outlines).at(-1));
}
