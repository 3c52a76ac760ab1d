import { pagePath } from '../../platform/home-aliases';

/** Pages that search engines may index, by their name below /m/ (R2.23). */
const indexed: readonly string[] = [
  'home',
  'login',
  'register',
  'sports',
  'live',
  'rng',
  'table',
  'fish',
  'pvp',
  'crash',
  'arcade',
  'elott',
  'activity',
  'news',
  'download',
  'app',
];

/**
 * The canonical path of a page for search engines (R2.23). Only paths of two levels are pages: a deeper path is a state
 * of a page.
 * @returns undefined for a page that must not be indexed
 */
export function canonicalPath(pathname: string): string | undefined {
  const [, name = ''] = /^\/m\/(\w+)(?:\.html|\/)?$/.exec(pagePath(pathname)) ?? [];
  return indexed.includes(name) ? `/m/${name}` : undefined;
}

const existing = (selector: string): HTMLElement | null => document.head.querySelector(selector);

function mark(selector: string, tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>): void {
  const element = existing(selector) ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** The path of the page, and how many parts of it say that there is no such page. */
const shown = { pathname: '', missing: 0 };

function applyMarks(): void {
  const path = shown.missing > 0 ? undefined : canonicalPath(shown.pathname);
  mark('meta[name=robots]', 'meta', { name: 'robots', content: path ? 'index, follow' : 'noindex' });
  if (path) mark('link[rel=canonical]', 'link', { rel: 'canonical', href: location.origin + path });
  else existing('link[rel=canonical]')?.remove();
}

/** Sets the robots and canonical marks of the page on a path (R2.23). */
export function markForSearch(pathname: string): void {
  shown.pathname = pathname;
  applyMarks();
}

/**
 * Keeps search engines from a page that was not found, whatever its path (R2.23): a release may not have a page that the
 * list names.
 * @returns the function that ends it
 */
export function hideFromSearch(): () => void {
  shown.missing += 1;
  applyMarks();
  return () => {
    shown.missing -= 1;
    applyMarks();
  };
}
