import { safeTarget } from '@tessera/shell/navigation';

/** Where a merchant's link leads: a path of the app, or another site. */
export type Way =
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'site'; readonly url: string };

/** Reads a link of the merchant; undefined for none, and for one that is neither a path of the app nor https. */
export function wayOf(link: string | undefined): Way | undefined {
  const path = safeTarget(link);
  if (path) return { kind: 'route', path };
  try {
    const url = new URL(link ?? '');
    return url.protocol === 'https:' ? { kind: 'site', url: url.href } : undefined;
  } catch {
    return undefined;
  }
}
