import { LRUCache } from 'lru-cache';
import { messageOf } from '../../fault';
import { readJson } from '../../input';
import { ReleaseError } from '../../release-error';
import { auditFolder, numbered, numberedPath, numbersIn, type Store } from '../../store';
import { type AuditEntry, auditEntry } from './entry';
import { hashOfEntry } from './record';

/** An entry lists all merchants that it changed, so some thousands of entries could fill the memory. */
const REMEMBERED = 300;
/** Entries that are read at once while looking for the makers of releases. */
const BATCH = 24;
/** Entries to look through at most for the makers of releases. Older releases have none. */
const MAX_ENTRIES = 2_000;

function parseEntry(number: number, bytes: Buffer): AuditEntry {
  try {
    return readJson(auditEntry, bytes);
  } catch (error) {
    throw new ReleaseError(
      'store-damaged',
      `${numberedPath(auditFolder, number)} is no entry of the audit log: ${messageOf(error)}. Restore it from a backup of the store.`,
    );
  }
}

/**
 * Reads the audit log of a store. Entries never change, so it remembers the latest ones.
 * Its functions throw a ReleaseError `store-damaged` for an entry that cannot be read.
 */
export function auditLog(store: Store) {
  const known = new LRUCache<number, AuditEntry>({ max: REMEMBERED });

  async function entry(number: number): Promise<AuditEntry | undefined> {
    const remembered = known.get(number);
    if (remembered) return remembered;
    const bytes = await numbered(store, auditFolder, number);
    const read = bytes && parseEntry(number, bytes);
    if (read) known.set(number, read);
    return read;
  }
  const entries = async (numbers: readonly number[]) =>
    (await Promise.all(numbers.map(entry))).flatMap((one) => one ?? []);

  return {
    /** @returns at most `count` entries, latest first */
    latest: async (count: number): Promise<readonly AuditEntry[]> =>
      entries((await numbersIn(store, auditFolder)).toReversed().slice(0, count)),
    /** @returns the entries after a number, earliest first */
    after: async (number: number): Promise<readonly AuditEntry[]> =>
      entries((await numbersIn(store, auditFolder)).filter((one) => one > number)),
    /** @returns the entries that made releases of a merchant, by the number of the release */
    async makers(merchant: string, releases: readonly number[]): Promise<ReadonlyMap<number, AuditEntry>> {
      const wanted = new Set(releases);
      const found = new Map<number, AuditEntry>();
      const numbers = (await numbersIn(store, auditFolder)).toReversed().slice(0, MAX_ENTRIES);
      for (let i = 0; i < numbers.length && found.size < wanted.size; i += BATCH) {
        for (const one of await entries(numbers.slice(i, i + BATCH))) {
          const release = one.releases[merchant];
          if (release === undefined) continue;
          if (wanted.has(release)) found.set(release, one);
          // Releases are numbered in the order of time, so older entries made older releases.
          if (release <= Math.min(...wanted)) return found;
        }
      }
      return found;
    },
  };
}

/**
 * Checks that no entry of the audit log was changed or removed.
 * @throws ReleaseError `store-damaged`
 */
export async function checkAuditLog(store: Store): Promise<void> {
  const numbers = await numbersIn(store, auditFolder);
  let before: string | undefined;
  for (const [i, number] of numbers.entries()) {
    const bytes = await numbered(store, auditFolder, number);
    if (number !== i + 1 || !bytes || parseEntry(number, bytes).before !== before)
      throw new ReleaseError(
        'store-damaged',
        `The audit log was changed before entry ${number}: an entry is missing or different. Compare it with a backup of the store.`,
      );
    before = hashOfEntry(bytes);
  }
}
