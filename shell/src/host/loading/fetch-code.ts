import { loadRemote as loadFederated, registerRemotes } from '@module-federation/enhanced/runtime';
import { satisfy } from '@module-federation/runtime/core';
import { isRemoteModule, type RemoteModule, remoteModuleFault, withTimeout } from '@tessera/remote';
import { hasTexts, provideTexts } from '../../platform/i18n';
import { currentRelease } from '../../platform/release';
import type { ChosenRemote } from '../choice';
import { RemoteFault } from '../faults';

/** In ms. After this time an error with a retry is better for the member than a longer wait. */
const TIMEOUT = 8_000;

/**
 * Checks that a version runs on this shell, before anything of it is fetched.
 * @throws RemoteFault `range`
 */
export function assertFitsShell({ name, shell }: ChosenRemote): void {
  const running = currentRelease().shell.version;
  if (!satisfy(running, shell))
    throw new RemoteFault('range', name, `it needs shell ${shell}, this is ${running}`);
}

/**
 * The address of a version's entry. Each retry has its own address, because a browser can stay stuck behind a request
 * that hangs.
 */
export function entryAddress({ base, entry }: ChosenRemote, attempt: number): string {
  return new URL(`${base}${entry}${attempt > 0 ? `?retry=${attempt}` : ''}`, location.origin).href;
}

/**
 * Fetches the code of one version through the federation runtime, and its texts.
 * @param attempt how often this version's entry was fetched before
 * @param isRegistered whether the runtime knows some version of this remote already
 * @throws RemoteFault `timeout`, `shape` or `load`, and errors of the runtime as they are
 */
export async function fetchCode(
  remote: ChosenRemote,
  attempt: number,
  isRegistered: boolean,
): Promise<RemoteModule> {
  const { name } = remote;
  const entry = entryAddress(remote, attempt);
  registerRemotes(
    [{ name, entry, entryGlobalName: `tessera_${name.replaceAll('-', '_')}`, type: 'global' }],
    { force: isRegistered },
  );
  const loaded = await withTimeout(
    loadFederated<{ default: unknown }>(`${name}/remote`),
    TIMEOUT,
    () => new RemoteFault('timeout', name, `no code within ${TIMEOUT} ms`),
  );
  const candidate = loaded?.default;
  if (!isRemoteModule(candidate))
    throw new RemoteFault('shape', name, remoteModuleFault(candidate) ?? 'it has no default export');
  await provideTexts(name, candidate.catalog);
  if (!hasTexts(name)) throw new RemoteFault('load', name, 'none of its texts can be loaded');
  return candidate;
}
