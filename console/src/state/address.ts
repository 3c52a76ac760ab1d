import { useSyncExternalStore } from 'react';

/** The views of the console, in the order of the navigation. */
export const views = ['fleet', 'roll-out', 'health', 'history', 'tools'] as const;
export type View = (typeof views)[number];

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

const isView = (name: string | undefined): name is View => views.some((view) => view === name);

/** @returns the view of the address, and the merchant or other detail in it */
export function useAddress(): { readonly view: View; readonly detail: string | undefined } {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [view, detail] = hash.replace(/^#\/?/, '').split('/');
  return { view: isView(view) ? view : 'fleet', detail: detail ? decodeURIComponent(detail) : undefined };
}

/** @returns the address of a view in this page */
export const addressOf = (view: View, detail?: string): string =>
  `#/${view}${detail === undefined ? '' : `/${encodeURIComponent(detail)}`}`;

export const open = (view: View, detail?: string): void => {
  location.hash = addressOf(view, detail);
};
