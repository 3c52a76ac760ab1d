import type { Preview } from '@tessera/console/api';
import pLimit from 'p-limit';
import { cacheDescriptions, verifyPublished } from '../../builds';
import { changeRelease } from '../../operations/rollout';
import { describedVersions } from '../../operations/status';
import { ReleaseError } from '../../release-error';
import { latestRelease, versionsOf } from '../../releases';
import type { Store } from '../../store';
import type { ParsedChange } from './parse-change';

const CONCURRENCY = 24;

type Pieces = Preview['groups'][number]['pieces'];

/** @returns the pieces that differ; those of settings and descriptions have no versions and are not among them */
function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Pieces {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((piece) => before.get(piece) !== after.get(piece))
    .map((piece) => ({ piece, before: before.get(piece) ?? '', after: after.get(piece) ?? '' }));
}

/**
 * Computes what a change would do to each merchant, and puts merchants with the same result together. Writes nothing.
 * @throws ReleaseError for a version that is not published or is damaged
 */
export async function previewOf(
  from: Store,
  { change, merchants, verified }: ParsedChange,
): Promise<Preview> {
  for (const one of verified) await verifyPublished(from, one);
  const store = cacheDescriptions(from);
  const groups = new Map<string, { readonly pieces: Pieces; readonly merchants: string[] }>();
  const refused = new Map<
    string,
    { readonly code: string; readonly message: string; readonly merchants: string[] }
  >();
  let unchanged = 0;

  async function one(merchant: string): Promise<void> {
    try {
      const latest = await latestRelease(store, merchant);
      const { release, changed } = await changeRelease(store, merchant, change, { dry: true });
      if (!changed) {
        unchanged += 1;
        return;
      }
      const before = latest ? describedVersions(latest.versions) : new Map<string, string>();
      const after = describedVersions(versionsOf(release));
      const pieces = differing(before, after);
      const key = JSON.stringify(pieces);
      const group = groups.get(key) ?? { pieces, merchants: [] };
      group.merchants.push(merchant);
      groups.set(key, group);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      const { code, message } = error;
      const key = `${code} ${message}`;
      const group = refused.get(key) ?? { code, message, merchants: [] };
      group.merchants.push(merchant);
      refused.set(key, group);
    }
  }
  await pLimit(CONCURRENCY).map(merchants, one);
  return { groups: [...groups.values()], refused: [...refused.values()], unchanged };
}
