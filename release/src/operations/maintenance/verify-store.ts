import { dirname } from 'node:path';
import type { ReleaseFile } from '@tessera/remote/release';
import pLimit from 'p-limit';
import { type PieceVersion, parsePieceVersion, verifyPublished } from '../../builds';
import { messageOf } from '../../fault';
import { merchantReader } from '../../merchants';
import { ReleaseError } from '../../release-error';
import { latestRelease, namedVersions, readRelease, releasedMerchants } from '../../releases';
import { auditFolder, hostsFolder, pointerPath, type Store, versionFolder } from '../../store';
import { checkAuditLog } from '../audit';

/** Damage in a store. */
export interface Problem {
  /** A merchant, or a version, for example `games@2.1.0`. */
  readonly where: string;
  /** An error code, or `unreadable` for any other error. */
  readonly code: string;
  readonly message: string;
}

interface VerifyOptions {
  /** Default: all merchants that have a release. */
  readonly merchants?: readonly string[];
  readonly onDone?: (where: string) => void;
}

const CONCURRENCY = 24;

const folderOf = ({ piece, version }: PieceVersion) => versionFolder(piece, version).slice(0, -1);

type Hashes = Readonly<Record<string, string>>;

/** Equal tables give equal texts: a release has the table of the description in the same order. */
const tableOf = (hashes: Hashes): string => JSON.stringify(hashes);

/** @returns the tables of hashes in a release, each with its version */
const tablesIn = ({
  shell,
  remotes,
}: ReleaseFile): readonly (readonly [version: string, table: string])[] => [
  [`shell@${shell.version}`, tableOf(shell.integrity)],
  ...Object.entries(remotes).flatMap(([name, { candidates }]) =>
    candidates.map(({ version, integrity }) => [`${name}@${version}`, tableOf(integrity)] as const),
  ),
];

interface Released {
  /** All versions that the release names. */
  readonly versions: readonly string[];
  readonly tables: ReturnType<typeof tablesIn>;
}

/**
 * @returns what a merchant's latest release consists of
 * @throws ReleaseError if the release is invalid, or the merchant's pages do not use it
 */
async function checkMerchant(store: Store, code: string): Promise<Released> {
  const latest = await latestRelease(store, code);
  if (!latest) throw new ReleaseError('no-release', `${code} has no release.`);
  const release = readRelease(latest.bytes);
  if (!(await store.read(pointerPath(code)))?.equals(latest.bytes)) {
    throw new ReleaseError(
      'store-damaged',
      `The pages of ${code} do not use release ${latest.number} yet, because a command was interrupted. Run that command again, or any other command that releases ${code}.`,
    );
  }
  return { versions: namedVersions(latest.versions), tables: tablesIn(release) };
}

/**
 * Verifies a published version, and that its description has the hashes that releases have.
 * @param tables the tables in the releases
 * @throws ReleaseError the same as `verifyPublished`, or `file-changed`
 */
async function checkVersion(store: Store, version: string, tables: ReadonlySet<string>): Promise<void> {
  const { build } = await verifyPublished(store, parsePieceVersion(version));
  if ([...tables].every((table) => table === tableOf(build.integrity))) return;
  throw new ReleaseError(
    'file-changed',
    `The description of ${version} in the store has other hashes than the releases that name it. The release tool did not write it. Find out who did, and publish a new version.`,
  );
}

/** @returns all files of a store by folder, or by version */
async function filesByFolder(store: Store): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = [
    ...(await store.files('/m')),
    ...(await store.files('/merchants')),
    ...(await store.files(hostsFolder)),
    ...(await store.files(auditFolder)),
  ];
  const folders = new Map<string, string[]>();
  for (const { path } of found) {
    const folder = /^\/m\/(?:shell|remotes\/[^/]+)\/[^/]+(?=\/)/.exec(path)?.[0] ?? dirname(path);
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return folders;
}

/**
 * Checks a store for damage: releases that are invalid or that pages do not use, missing or changed files of released
 * versions, descriptions with other hashes than releases, descriptions of merchants that are damaged or use the host of
 * another one, and entries of the audit log that were changed or removed. In a store that checks signatures: every file.
 * @returns the problems, sorted by `where`; empty if there are none
 */
export async function verifyStore(
  store: Store,
  { merchants, onDone = () => undefined }: VerifyOptions = {},
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const versions = new Map<string, Set<string>>();
  const limit = pLimit(CONCURRENCY);
  const add = (where: string, fault: unknown) => {
    const code = fault instanceof ReleaseError ? fault.code : 'unreadable';
    problems.push({ where, code, message: messageOf(fault) });
  };
  const collect = (where: string, check: () => Promise<unknown>) =>
    limit(async () => {
      await check().catch((fault: unknown) => add(where, fault));
      onDone(where);
    });
  await Promise.all(
    (merchants ?? (await releasedMerchants(store))).map((code) =>
      collect(code, async () => {
        const released = await checkMerchant(store, code);
        for (const version of released.versions) versions.set(version, versions.get(version) ?? new Set());
        for (const [version, table] of released.tables) versions.get(version)?.add(table);
      }),
    ),
  );
  await Promise.all(
    [...versions].map(([one, tables]) => collect(one, () => checkVersion(store, one, tables))),
  );
  if (!merchants) {
    await collect('merchants', async () => {
      for (const { part, fault } of (await merchantReader(store)()).faults) add(part, fault);
    });
    await collect('audit log', () => checkAuditLog(store));
  }
  if (!merchants && store.unverified) {
    // Servers also send files that no release names.
    const known = new Set([...versions.keys()].map((one) => folderOf(parsePieceVersion(one))));
    for (const [folder, paths] of await filesByFolder(store)) {
      if (known.has(folder)) continue;
      await collect(folder, async () => {
        for (const path of paths) await store.read(path);
      });
    }
  }
  return problems.sort((one, other) => one.where.localeCompare(other.where));
}
