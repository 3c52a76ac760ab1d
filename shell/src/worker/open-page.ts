import { scope, type WindowClient } from './scope';

const pathOf = ({ url }: WindowClient): string => {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
};

/** Whether an open window is a page of ours: other applications may use the same origin beside `/m`. */
export const isPage = (page: WindowClient): boolean => /^\/m(\/|$|\?)/.test(pathOf(page));

/** Opens a path in an open window, a visible one first, or in a new window. */
export async function openPage(path: string): Promise<unknown> {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = all.filter(isPage);
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) return scope.clients.openWindow(path);
  // If the browser refuses the focus, navigation may still work.
  await page.focus().catch(() => undefined);
  if (pathOf(page) === path) return page;
  // A worker cannot navigate a page that it does not control.
  return page.navigate(path).catch(() => scope.clients.openWindow(path));
}
