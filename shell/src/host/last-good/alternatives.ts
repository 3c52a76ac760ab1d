import { type Candidate, candidate, type PreviousBuild } from '@tessera/remote/release';
import * as v from 'valibot';
import { currentRelease } from '../../platform/release';
import type { ChosenRemote } from '../choice';
import { provenVersion } from './version-record';

/** Another version of a remote that the release names. */
export interface Alternative {
  readonly version: string;
  /** Rejects if the description cannot be fetched, or has another hash than the release names. */
  describe(): Promise<Candidate>;
}

async function fetchDescription(name: string, { version, description }: PreviousBuild): Promise<Candidate> {
  const base = `/m/remotes/${name}/${version}/`;
  const answer = await fetch(`${base}remote.json`, { integrity: description });
  return { ...v.parse(candidate, { ...(await answer.json()), base, weight: 0 }), name };
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
