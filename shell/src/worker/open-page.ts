import { scope, type WindowClient } from './scope';

const pathOf = ({ url }: WindowClient): string => {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
};

/** Whether an open window is one of ours: other applications may live beside `/m` on the same origin. */
export const isPage = (page: WindowClient): boolean => /^\/m(\/|$|\?)/.test(pathOf(page));

/** Opens a path of ours: in a window that is open where there is one, the one in view first, else in a new one. */
export async function openPage(path: string): Promise<unknown> {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = all.filter(isPage);
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) return scope.clients.openWindow(path);
  // A browser that does not let it come to the front may still lead it.
  await page.focus().catch(() => undefined);
  if (pathOf(page) === path) return page;
  // A page that this worker does not control cannot be led anywhere by it.
  return page.navigate(path).catch(() => scope.clients.openWindow(path));
}
