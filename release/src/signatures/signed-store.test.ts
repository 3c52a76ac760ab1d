import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../builds/publish';
import { verifyPublished } from '../builds/verify-published';
import { describeMerchant } from '../merchants/descriptions';
import { rollOut } from '../operations/rollout';
import { changeRelease } from '../operations/rollout/change-release';
import { openFolderStore } from '../store/folder-store';
import { aurora, newFolder, remoteDist, removeFolders, shellDist, zahra } from '../testing/dists';
import { newKeyPair } from '../testing/keys';
import { publicKey, signingKey } from './keys';
import { signedStore } from './signed-store';

afterEach(removeFolders);

const GAMES = 'm/remotes/games/2.0.0';

/** A store with two signed merchants, and ways to open it. */
async function released() {
  const dir = await newFolder();
  const [keys, strangers] = [await newKeyPair(), await newKeyPair()];
  const trusting = async (file: string) =>
    signedStore(openFolderStore(dir), { trusted: [publicKey(await readFile(file, 'utf8'), file)] });
  const signing = (pem: string) =>
    signedStore(openFolderStore(dir), { signingKey: signingKey(pem, 'test'), trusted: [] });
  const operator = signing(keys.signingKey);
  await publish(operator, await shellDist(), { fast: true });
  await publish(operator, await remoteDist(), { fast: true });
  const all = rollOut([
    { piece: 'shell', version: '1.2.0' },
    { piece: 'games', version: '2.0.0' },
  ]);
  for (const merchant of [aurora, zahra]) {
    await describeMerchant(operator, merchant);
    await changeRelease(operator, merchant.code, all);
  }
  return {
    dir,
    at: (path: string) => join(dir, path),
    operator,
    all,
    trusted: await trusting(keys.publicKeyFile),
    stranger: await trusting(strangers.publicKeyFile),
    strangerSigning: signing(strangers.signingKey),
  };
}

const games = { piece: 'games', version: '2.0.0' };
const refused = (code: string) => expect.objectContaining({ code });

test('what the key has signed can be read: files, copies, releases, pointers and descriptions', async () => {
  const { trusted, dir } = await released();
  const paths = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length));
  for (const path of paths) expect(await trusted.read(path)).toBeDefined();
  expect(paths).toEqual(expect.arrayContaining(['/m/shell/1.2.0/main.js.br', '/m/releases/aurora.json']));
  await verifyPublished(trusted, games);
  expect(await trusted.read('/m/shell/9.9.9/main.js')).toBeUndefined();
});

test.each(['remoteEntry.js', 'logo.png', 'remote.json', 'sbom.cdx.json'])(
  'a tampered %s is refused, and the other files are not',
  async (file) => {
    const { trusted, at } = await released();
    await writeFile(at(`${GAMES}/${file}`), 'evil');
    await expect(trusted.read(`/${GAMES}/${file}`)).rejects.toEqual(refused('file-changed'));
    expect(await trusted.read(`/${GAMES}/chunks/home.js`)).toBeDefined();
    await expect(verifyPublished(trusted, games)).rejects.toEqual(refused('file-changed'));
  },
);

test('a tampered compressed copy is refused', async () => {
  const { trusted, at } = await released();
  await writeFile(at('m/shell/1.2.0/main.js.br'), 'evil');
  await expect(trusted.read('/m/shell/1.2.0/main.js.br')).rejects.toEqual(refused('file-changed'));
});

test('a tampered list is refused, also with the signature of another list', async () => {
  const { trusted, at } = await released();
  const list = at(`${GAMES}/hashes.json`);
  await writeFile(at(`${GAMES}/evil.js`), 'evil');
  await writeFile(list, (await readFile(list, 'utf8')).replace('"chunks/home.js"', '"evil.js"'));
  await expect(trusted.read(`/${GAMES}/evil.js`)).rejects.toEqual(refused('not-signed'));
  await copyFile(at('m/shell/1.2.0/hashes.json'), list);
  const [signature = ''] = (await readdir(at('m/shell/1.2.0'))).filter((name) => name.endsWith('.sig'));
  await copyFile(at(`m/shell/1.2.0/${signature}`), at(`${GAMES}/${signature}`));
  await expect(trusted.read(`/${GAMES}/logo.png`)).rejects.toEqual(refused('not-signed'));
});

test('a missing signature, and one with other bytes, are refused', async () => {
  const { trusted, at } = await released();
  const [signature = ''] = (await readdir(at(GAMES))).filter((name) => name.endsWith('.sig'));
  await writeFile(at(`${GAMES}/${signature}`), Buffer.alloc(64));
  await expect(trusted.read(`/${GAMES}/logo.png`)).rejects.toEqual(refused('not-signed'));
  await rm(at(`${GAMES}/${signature}`));
  await expect(trusted.read(`/${GAMES}/logo.png`)).rejects.toEqual(refused('not-signed'));
});

test('the signatures of another key are refused', async () => {
  const { stranger } = await released();
  for (const path of [`/${GAMES}/logo.png`, '/m/releases/aurora.json', '/merchants/aurora/1.json'])
    await expect(stranger.read(path)).rejects.toEqual(refused('not-signed'));
});

test('a file that the release tool did not write is refused', async () => {
  const { trusted, at } = await released();
  await writeFile(at(`${GAMES}/evil.html`), 'evil');
  await writeFile(at('m/releases/aurora/evil.html'), 'evil');
  await expect(trusted.read(`/${GAMES}/evil.html`)).rejects.toEqual(refused('file-unlisted'));
  await expect(trusted.read('/m/releases/aurora/evil.html')).rejects.toEqual(refused('not-signed'));
});

test('a release or a description that was changed, or that is of another merchant, is refused', async () => {
  const { trusted, at } = await released();
  const description = await readFile(at('merchants/aurora/1.json'), 'utf8');
  await writeFile(at('merchants/aurora/2.json'), description.replace('Aurora', 'Evil'));
  await copyFile(at('m/releases/zahra.json'), at('m/releases/aurora.json'));
  await expect(trusted.read('/merchants/aurora/2.json')).rejects.toEqual(refused('not-signed'));
  await expect(trusted.read('/m/releases/aurora.json')).rejects.toEqual(refused('not-signed'));
  expect(await trusted.read('/m/releases/zahra.json')).toBeDefined();
});

test('an operator does not build upon a release that somebody else wrote, and pages do not use it', async () => {
  const { operator, trusted, strangerSigning, at } = await released();
  const before = await trusted.read('/m/releases/aurora.json');
  const forged = JSON.stringify({
    ...JSON.parse(await readFile(at('m/releases/aurora.json'), 'utf8')),
    number: 2,
  });
  await strangerSigning.add('/m/releases/aurora/2.json', Buffer.from(forged));
  const overrides = changeRelease(operator, 'aurora', (current) => ({ ...current, overrides: true }));
  await expect(overrides).rejects.toEqual(refused('not-signed'));
  expect(await trusted.read('/m/releases/aurora.json')).toEqual(before);
  await expect(
    changeRelease(operator, 'zahra', (current) => ({ ...current, overrides: true })),
  ).resolves.toBeDefined();
});

test('of two operators who change a release at once, neither loses the change or the signature', async () => {
  const { operator, trusted } = await released();
  await Promise.all([
    changeRelease(operator, 'aurora', (current) => ({ ...current, overrides: true })),
    changeRelease(operator, 'aurora', (current) => ({ ...current, serviceWorker: 'off' })),
  ]);
  const release = JSON.parse(String(await trusted.read('/m/releases/aurora.json')));
  expect(release).toMatchObject({ number: 3, overrides: true, serviceWorker: 'off' });
});

test('publishing a signed version again changes nothing, and completes an interrupted one', async () => {
  const { operator, trusted, dir, at } = await released();
  const before = await readdir(dir, { recursive: true });
  expect(await publish(operator, await remoteDist())).toMatchObject({ isNew: false });
  expect(await readdir(dir, { recursive: true })).toEqual(before);
  await rm(at('m/shell/1.2.0/shell.json'));
  await rm(at('m/shell/1.2.0/hashes.json'));
  expect(await publish(operator, await shellDist())).toMatchObject({ isNew: true });
  await verifyPublished(trusted, { piece: 'shell', version: '1.2.0' });
});

test('publishing does not sign a file that somebody put into the folder of the version before', async () => {
  const { operator, at } = await released();
  const next = () =>
    remoteDist({ build: { version: '2.1.0' }, files: { 'big.js': `"${'big'.repeat(99)}"` } });
  await openFolderStore(at('')).add('/m/remotes/games/2.1.0/big.js.br', Buffer.from('evil'));
  await expect(publish(operator, await next())).rejects.toEqual(refused('file-changed'));
});
