import { pagePath } from '../../platform/home-aliases';

/** Pages that a search engine may show, by their name below /m/ (R2.23). */
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
 * The one path under which search engines know a page, or undefined for a page that they shall not show. Only paths
 * of two levels count: what lies deeper is a state of a page, not a page (R2.23).
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

/** Tells search engines what the page on a path is to them (R2.23). */
export function markForSearch(pathname: string): void {
  const path = canonicalPath(pathname);
  mark('meta[name=robots]', 'meta', { name: 'robots', content: path ? 'index, follow' : 'noindex' });
  if (path) mark('link[rel=canonical]', 'link', { rel: 'canonical', href: location.origin + path });
  else existing('link[rel=canonical]')?.remove();
}
