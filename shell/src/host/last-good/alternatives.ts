import { withTimeout } from '@tessera/remote';
import { type Candidate, candidate, type PreviousBuild } from '@tessera/remote/release';
import * as v from 'valibot';
import { currentRelease } from '../../platform/release';
import type { ChosenRemote } from '../choice';
import { RemoteFault } from '../faults';
import { provenVersion } from './version-record';

/** Another version of a remote that the release names. */
export interface Alternative {
  readonly version: string;
  /** Rejects if the description cannot be fetched, or has another hash than the release names. */
  describe(): Promise<Candidate>;
}

/** In ms. The member waits for it, with a page that has failed twice. */
const TIMEOUT = 5_000;

async function fetchDescription(name: string, { version, description }: PreviousBuild): Promise<Candidate> {
  const base = `/m/remotes/${name}/${version}/`;
  const answer = fetch(`${base}remote.json`, { integrity: description }).then((found) => found.json());
  const raw = await withTimeout(
    answer,
    TIMEOUT,
    () => new RemoteFault('timeout', name, `no description of ${version} within ${TIMEOUT} ms`),
  );
  return { ...v.parse(candidate, { ...raw, base, weight: 0 }), name };
}

/**
 * The versions that can take a remote's place: the other candidates with a weight, and the version before them. The
 * version that worked last on this device comes first.
 */
export function alternativesTo({ name, version }: ChosenRemote): readonly Alternative[] {
  const { candidates = [], previous } = currentRelease().remotes[name] ?? {};
  const others: Alternative[] = candidates
    .filter(({ weight }) => weight > 0)
    .map((other) => ({ version: other.version, describe: async () => other }));
  if (previous) others.push({ version: previous.version, describe: () => fetchDescription(name, previous) });
  const proven = provenVersion(name);
  return others
    .filter((other) => other.version !== version)
    .sort((one, other) => Number(other.version === proven) - Number(one.version === proven));
}

/** Whether the release names another version of a remote. */
export const hasAlternative = (remote: ChosenRemote): boolean => alternativesTo(remote).length > 0;
