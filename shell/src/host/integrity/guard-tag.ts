import { integrityOf } from './integrity';

type CodeTag = HTMLScriptElement | HTMLLinkElement;

declare global {
  var __tesseraGuard: (tag: CodeTag, address: string) => void;
}

/** How often each address has failed on this page. */
const failures = new Map<string, number>();

const failedAhead = (path: string): boolean => globalThis.window?.__tessera?.failed.has(path) ?? false;

/**
 * Prepares a script or style tag that is about to load code: the hash that its bytes must have, and, once the address
 * has failed, a query that makes it another one. A browser goes on answering an address from its failed preload, and
 * can stay stuck behind a request that hangs.
 * @throws IntegrityFault for an address that the release does not name
 */
export function guardTag(tag: CodeTag, address: string): void {
  const { href, pathname } = new URL(address, location.origin);
  const tries = failures.get(pathname) ?? (failedAhead(pathname) ? 1 : 0);
  tag.crossOrigin = 'anonymous';
  tag.integrity = integrityOf(address);
  const target = tries > 0 ? `${href}${href.includes('?') ? '&' : '?'}retry=${tries}` : href;
  if (tag instanceof HTMLLinkElement) tag.href = target;
  else tag.src = target;
  tag.addEventListener('error', () => failures.set(pathname, tries + 1));
}

// The chunk loaders of the shell's and of the remotes' builds ask for it by this name.
globalThis.__tesseraGuard = guardTag;
