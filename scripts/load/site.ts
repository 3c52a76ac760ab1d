import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assemble, type Merchant, openFolderStore, publish, type Store } from '@tessera/release';
import { makeBuilds } from './made-builds';

const MERCHANTS = 8;
const versions = ['1.0.0', '1.1.0'] as const;

/** A merchant with a number in its code and host. */
const merchantNumber = (n: number): Merchant => ({
  code: `m${n}`,
  name: `Merchant ${n}`,
  hosts: [`m${n}.localhost`],
  template: 'MT8801',
  scheme: 'dark',
  languages: ['EN'],
  defaultLanguage: 'EN',
});

const merchants = Array.from({ length: MERCHANTS }, (_, n) => merchantNumber(n));

/** Gives a merchant one of the two versions of shell and remote. */
const releaseFor = (store: Store, merchant: Merchant, at: number) => {
  const version = versions[at % versions.length] ?? versions[0];
  return assemble(store, { merchant, shell: version, remotes: { games: [{ version, weight: 1 }] } });
};

/**
 * Gives all merchants of a site the other version, again and again, and never ends.
 * @param pause in ms, between two releases
 */
export async function changeReleases(dir: string, pause: number): Promise<void> {
  const store = openFolderStore(dir);
  for (let at = 1; ; at += 1) {
    for (const merchant of merchants) {
      await releaseFor(store, merchant, at);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A store with two versions of a shell and a remote, released for some merchants. */
export async function loadSite() {
  const dir = mkdtempSync(path.join(tmpdir(), 'tessera-load-store-'));
  const store = openFolderStore(dir);
  for (const { shell, games } of versions.map(makeBuilds)) {
    await publish(store, shell, { fast: true });
    await publish(store, games, { fast: true });
    rmSync(shell, { recursive: true });
    rmSync(games, { recursive: true });
  }
  const description = path.join(dir, 'merchants.json');
  writeFileSync(description, JSON.stringify(merchants));

  for (const merchant of merchants) await releaseFor(store, merchant, 0);

  return {
    dir,
    /** File with the descriptions of the merchants, for `release merchant set`. */
    description,
    merchants,
    /** Gives a tenth of all members the second version of the remote. */
    async startCanary() {
      const [stable, canary] = versions;
      const games = [
        { version: stable, weight: 90 },
        { version: canary, weight: 10 },
      ];
      for (const merchant of merchants)
        await assemble(store, { merchant, shell: stable, remotes: { games } });
      return { stable, canary };
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

export type Site = Awaited<ReturnType<typeof loadSite>>;
