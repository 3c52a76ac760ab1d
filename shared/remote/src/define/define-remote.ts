import type { SessionInfo } from '@tessera/contract';
import type { ComponentType } from 'react';
import type { SlotName } from '../config/remote-config';
import type { LazyPage } from '../page/lazy-page';

/** A page of a remote, under a path pattern that its config owns. */
export interface RemoteRoute {
  readonly path: string;
  readonly page: LazyPage;
}

/** Texts of one language: key to sentence, with `{{name}}` for what is filled in. */
export type Catalog = Readonly<Record<string, string>>;

/** What the shell hands to a remote that starts. */
export interface StartContext {
  readonly merchant: string;
  /** Of the code that runs, also where it stands in for another version. */
  readonly version: string;
}

/** Everything that a remote gives to the shell; the default export of its `./remote`. */
export interface RemoteModule {
  readonly routes: readonly RemoteRoute[];
  /** Texts in a language, by product code (EN, CN, AR …). */
  catalog(language: string): Promise<{ default: Catalog }>;
  /** Start the data that this path needs, beside its code. Must not throw. */
  prefetch?(path: string, search: URLSearchParams): void;
  /** Components for the shell's named places; `slotParts` puts several into one. */
  readonly slots?: Partial<Record<SlotName, ComponentType>>;
  /** After first paint, when the page is idle. */
  onStart?(context: StartContext): void;
  /** Signed in, changed, or signed out (undefined). */
  onSessionChange?(session: SessionInfo | undefined): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPage = (value: unknown): boolean =>
  typeof value === 'function' && 'preload' in value && typeof value.preload === 'function';

/** What is wrong with the shape of a remote's default export, or undefined when nothing is. */
export function remoteModuleFault(candidate: unknown): string | undefined {
  if (!isRecord(candidate)) return 'the default export is not an object';
  if (!Array.isArray(candidate.routes)) return 'routes is not a list';
  if (typeof candidate.catalog !== 'function') return 'catalog is not a function';
  const bad = candidate.routes.find(
    (route) => !isRecord(route) || typeof route.path !== 'string' || !isPage(route.page),
  );
  return bad === undefined ? undefined : 'a route has no path or no page';
}

/** Whether something that was loaded over the network really is a remote. */
export const isRemoteModule = (candidate: unknown): candidate is RemoteModule =>
  remoteModuleFault(candidate) === undefined;

/** Names a remote and keeps its types. */
export const defineRemote = (remote: RemoteModule): RemoteModule => remote;
