import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signStore } from '../operations/maintenance';
import { publicKey, signedStore } from '../signatures';
import { signingKey } from '../signatures/keys';
import { openFolderStore } from '../store/folder-store';
import { aurora, zahra } from '../testing/dists';
import { newKeyPair } from '../testing/keys';
import { ask, releasedStore, started, stopAll } from '../testing/started';

afterEach(stopAll);

const host = { host: aurora.hosts[0] ?? '' };

async function servedSigned() {
  const { dir } = await releasedStore();
  const keys = await newKeyPair();
  const raw = openFolderStore(dir);
  await signStore(raw, signingKey(keys.signingKey, 'test'));
  const trusted = [publicKey(await readFile(keys.publicKeyFile, 'utf8'), 'test')];
  const faults: unknown[] = [];
  const served = await started({
    store: signedStore(raw, { trusted }),
    report: (fault) => faults.push(fault),
  });
  const get = async (path: string, headers: Record<string, string> = host) => ask(served, path, { headers });
  return { dir, get, faults };
}

test('a tampered file is not sent, and is reported once', async () => {
  const { dir, get, faults } = await servedSigned();
  const logo = 'm/remotes/games/2.0.0/logo.png';
  expect((await get(`/${logo}`)).status).toBe(200);
  await writeFile(join(dir, logo), 'evil');
  await writeFile(join(dir, 'm/remotes/games/2.0.0/evil.html'), 'evil');
  expect([(await get(`/${logo}`)).status, (await get(`/${logo}`)).status]).toEqual([404, 404]);
  expect((await get('/m/remotes/games/2.0.0/evil.html')).status).toBe(404);
  expect(faults).toMatchObject([{ code: 'file-changed' }, { code: 'file-unlisted' }]);
});

test('a tampered release is not used: the page stays, or there is none yet', async () => {
  const { dir, get, faults } = await servedSigned();
  const page = await get('/m/home');
  expect(page.status).toBe(200);
  for (const { code } of [aurora, zahra]) {
    const pointer = join(dir, `m/releases/${code}.json`);
    await writeFile(pointer, (await readFile(pointer, 'utf8')).replace('"name":"', '"name":"Evil '));
  }
  expect((await get('/m/home')).body.equals(page.body)).toBe(true);
  expect((await get('/m/home', { host: zahra.hosts[0] ?? '' })).status).toBe(503);
  expect(faults).toMatchObject([{ code: 'not-signed' }, { code: 'not-signed' }]);
});
