import { createHash } from 'node:crypto';
import { ReleaseError } from '../../release-error';
import { auditFolder, claimNumber, latestNumbered, type Store } from '../../store';
import type { AuditEntry, Deed } from './entry';

/** Attempts to claim a number while other operators claim theirs. */
const TRIES = 50;

export const hashOfEntry = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The result of a deed, for its entry. */
export type Result = Pick<AuditEntry, 'releases' | 'refused'>;

/**
 * Appends an entry to the audit log. Each entry claims the next number and contains the hash of the one before it, so
 * that nobody can change or remove an entry unseen.
 * @throws ReleaseError `release-conflict` after many concurrent entries
 */
export async function record(store: Store, deed: Deed, result: Result): Promise<AuditEntry> {
  for (let attempt = 1; ; attempt++) {
    const latest = await latestNumbered(store, auditFolder);
    const entry: AuditEntry = {
      number: (latest?.number ?? 0) + 1,
      at: new Date().toISOString(),
      ...(latest && { before: hashOfEntry(latest.bytes) }),
      ...deed,
      ...result,
    };
    try {
      await claimNumber(store, auditFolder, entry.number, Buffer.from(JSON.stringify(entry)));
      return entry;
    } catch (error) {
      const isConflict = error instanceof ReleaseError && error.code === 'release-conflict';
      if (!isConflict || attempt === TRIES) throw error;
    }
  }
}
