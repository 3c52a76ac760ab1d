import { type Candidate, candidate, type PreviousBuild } from '@tessera/remote/release';
import * as v from 'valibot';
import { currentRelease } from '../../platform/release';
import type { ChosenRemote } from '../choice';
import { provenVersion } from './standing';

/** Another version of a remote, which the release vouches for. */
export interface Alternative {
  readonly version: string;
  /** Rejects when its description cannot be had as the release knows it. */
  describe(): Promise<Candidate>;
}

async function fetchDescription(name: string, { version, description }: PreviousBuild): Promise<Candidate> {
  const base = `/m/remotes/${name}/${version}/`;
  const answer = await fetch(`${base}remote.json`, { integrity: description });
  return { ...v.parse(candidate, { ...(await answer.json()), base, weight: 0 }), name };
}

/**
 * What may take a remote's place: the other versions that members get, and the one that they had before. The version
 * that worked here last comes first.
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
