import pLimit from 'p-limit';
import { latestRelease } from '../assemble/history';
import { releasedMerchants } from '../assemble/merchants';
import { parseRelease } from '../assemble/parse-release';
import { namedVersions, versionsOf } from '../assemble/versions';
import { allMerchants } from '../merchant/all-merchants';
import { ReleaseError } from '../release-error';
import { parsePieceVersion } from '../roll-out/piece-version';
import { hostTable } from '../serve/hosts';
import { pointerPath, type Store } from '../store/store';
import { verifyPublished } from './published-build';

/** Something in a store that is not as it should be. */
export interface Problem {
  /** A merchant, or a version such as `games@2.1.0`. */
  readonly where: string;
  readonly code: string;
  readonly message: string;
}

export interface VerifyOptions {
  /** All that have a release, by default. */
  readonly merchants?: readonly string[];
  readonly onDone?: (where: string) => void;
}

const AT_ONCE = 24;

/** Throws ReleaseError for a release that is unreadable, or that the merchant's pages do not follow. */
async function checkMerchant(store: Store, code: string): Promise<readonly string[]> {
  const last = await latestRelease(store, code);
  if (!last) throw new ReleaseError('no-release', `${code} has no release.`);
  parseRelease(JSON.parse(last.bytes.toString('utf8')));
  if (!(await store.read(pointerPath(code)))?.equals(last.bytes)) {
    throw new ReleaseError(
      'store-damaged',
      `The pages of ${code} do not follow release ${last.number} yet: somebody was stopped in between. Run that command again, or any other that releases ${code}.`,
    );
  }
  return namedVersions(versionsOf(last.bytes));
}

/**
 * Looks for what is wrong: releases that pages do not follow or cannot read, versions that a release names and that
 * are missing or changed, hosts that two merchants name. Nothing wrong is an empty list.
 */
export async function verifyStore(
  store: Store,
  { merchants, onDone = () => undefined }: VerifyOptions = {},
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const versions = new Set<string>();
  const limit = pLimit(AT_ONCE);
  const noting = (where: string, check: () => Promise<unknown>) =>
    limit(async () => {
      try {
        await check();
      } catch (error) {
        const code = error instanceof ReleaseError ? error.code : 'unreadable';
        problems.push({ where, code, message: error instanceof Error ? error.message : String(error) });
      }
      onDone(where);
    });
  await Promise.all(
    (merchants ?? (await releasedMerchants(store))).map((code) =>
      noting(code, async () => {
        for (const version of await checkMerchant(store, code)) versions.add(version);
      }),
    ),
  );
  await Promise.all(
    [...versions].map((one) => noting(one, () => verifyPublished(store, parsePieceVersion(one)))),
  );
  if (!merchants) await noting('merchants', async () => hostTable(await allMerchants(store)));
  return problems.sort((one, other) => one.where.localeCompare(other.where));
}
