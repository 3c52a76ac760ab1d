import { trustedPolicy } from '@tessera/contract';
import { currentRelease } from '../platform/release';
import { chosenRemotes } from './choice';

/** The page refused to run a script or style that the release does not name. */
export class IntegrityFault extends Error {
  override readonly name = 'IntegrityFault';
  readonly code = 'integrity-unknown';
}

type Build = { readonly base: string; readonly integrity: Readonly<Record<string, string>> };
type CodeTag = HTMLScriptElement | HTMLLinkElement;

declare global {
  var __tesseraGuard: (tag: CodeTag, address: string) => void;
}

let hashes: Map<string, string> | undefined;
/** How often each path was requested on this page since it last loaded. A request that hangs never fires `error`. */
const requests = new Map<string, number>();

const filesOf = ({ base, integrity }: Build) =>
  Object.entries(integrity).map(([file, hash]) => [base + file, hash] as const);

/** The hash of every file of this page's shell and remotes, by path. */
function table(): Map<string, string> {
  hashes ??= new Map([currentRelease().shell, ...chosenRemotes()].flatMap(filesOf));
  return hashes;
}

/** Allows the files of one more build, such as another version of a remote that the release names. */
export function trust(build: Build): void {
  for (const [file, hash] of filesOf(build)) table().set(file, hash);
}

/**
 * The hash that the file at an address must have. Hashes come from the release only, except those of an override, which
 * come from the `remote.json` of the developer's server.
 * @throws IntegrityFault if the address is not in the table, so that its code never runs
 */
export function integrityOf(address: string): string {
  const { origin, pathname } = new URL(address, location.origin);
  const hash = table().get(origin === location.origin ? pathname : origin + pathname);
  if (hash === undefined) throw new IntegrityFault(`${pathname} is not in the release`);
  return hash;
}

const named = (address: string): string => {
  integrityOf(address);
  return address;
};
const code = trustedPolicy('tessera-code', { createScriptURL: named });
// For scripts of third parties and libraries, which set plain texts. The content security policy allows their origins;
// it also allows all of our own origin, where the gateway's answers are, so that only named files pass here.
trustedPolicy('default', {
  createScriptURL: (address) =>
    new URL(address, location.origin).origin === location.origin ? named(address) : address,
});

const failedAhead = (path: string): boolean => globalThis.window?.__tessera?.failed.has(path) ?? false;

/**
 * Sets address and hash of a script or style tag that is about to load code. If the address was requested before and has
 * not loaded, it adds a `retry` query: a browser answers an address again from its failed preload, and can stay stuck behind a request that
 * hangs.
 * @throws IntegrityFault if the release does not name the address
 */
export function guardTag(tag: CodeTag, address: string): void {
  const { href, pathname } = new URL(address, location.origin);
  const tries = requests.get(pathname) ?? (failedAhead(pathname) ? 1 : 0);
  tag.crossOrigin = 'anonymous';
  tag.integrity = integrityOf(address);
  const target = tries > 0 ? `${href}${href.includes('?') ? '&' : '?'}retry=${tries}` : href;
  if (tag instanceof HTMLLinkElement) tag.href = target;
  else tag.src = code.createScriptURL(target);
  requests.set(pathname, tries + 1);
  tag.addEventListener('load', () => requests.delete(pathname));
}

// The chunk loaders in the builds of the shell and of the remotes call the guard by this name.
globalThis.__tesseraGuard = guardTag;
