import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder, remoteDist, removeFolders, zahra } from '../../testing/dists';
import { newKeyPair } from '../../testing/keys';
import { operator } from '../../testing/operator';
import { releasedFolder } from '../../testing/released-folder';

afterEach(removeFolders);

/** A store with two merchants, signed or not. */
async function released({ signed }: { signed: boolean }) {
  const out = await newFolder();
  const keys = await newKeyPair();
  const env = { TESSERA_SIGNING_KEY: keys.signingKey };
  const { dir } = await releasedFolder(signed ? { env } : {});
  const by = `--signed-by ${keys.publicKeyFile}`;
  return {
    dir,
    by,
    /** A machine without the private key. */
    server: operator(dir),
    signer: operator(dir, undefined, env),
    nginx: `nginx --fast --gateway http://127.0.0.1:1 --files ${dir} --out ${out}`,
    configuration: () => readFile(join(out, 'tessera.conf'), 'utf8'),
    serve: 'serve --port 0 --gateway http://127.0.0.1:1',
  };
}

const problemsIn = (out: string): readonly string[] =>
  JSON.parse(out).problems.map(({ where, code }: { where: string; code: string }) => `${where} ${code}`);

test('an unsigned store has no problem without the option; with it, verify, serve and nginx refuse it', async () => {
  const { server, by, nginx, serve } = await released({ signed: false });
  expect(await server('verify')).toMatchObject({ code: 0 });
  expect(await server(nginx)).toMatchObject({ code: 0 });

  const found = await server(`verify --json ${by}`);
  expect(found.code).toBe(5);
  expect(problemsIn(found.out)).toEqual(
    expect.arrayContaining(['aurora not-signed', 'merchants not-signed', '/m/shell/1.2.0 not-signed']),
  );
  for (const line of [nginx, serve])
    expect(await server(`${line} ${by}`)).toMatchObject({
      code: 3,
      err: expect.stringContaining('not-signed'),
    });
});

test('a signed store has no problem with its key, and is refused with another', async () => {
  const { server, by, nginx, serve } = await released({ signed: true });
  expect(await server(`verify ${by}`)).toMatchObject({ code: 0 });
  expect(await server(`${nginx} ${by}`)).toMatchObject({ code: 0 });
  const other = `--signed-by ${(await newKeyPair()).publicKeyFile}`;
  expect(await server(`verify ${other}`)).toMatchObject({ code: 5 });
  for (const line of [nginx, serve]) expect(await server(`${line} ${other}`)).toMatchObject({ code: 3 });
  expect(await server(`verify ${other} ${by}`)).toMatchObject({ code: 0 });
});

test('verify finds every file that somebody else wrote, also where no release names it', async () => {
  const { dir, server, by } = await released({ signed: true });
  await writeFile(join(dir, 'm/remotes/games/2.0.0/logo.png'), 'evil');
  await writeFile(join(dir, 'm/releases/aurora/evil.html'), 'evil');
  await writeFile(join(dir, 'merchants/zahra/2.json'), JSON.stringify(zahra).replace('{', '{ '));
  await writeFile(join(dir, 'hosts/aurora.localhost/2.json'), '{"merchant":"zahra"}');
  expect(problemsIn((await server(`verify --json ${by}`)).out)).toEqual([
    '/hosts/aurora.localhost not-signed',
    '/m/releases/aurora not-signed',
    '/merchants/zahra not-signed',
    'games@2.0.0 file-changed',
    'zahra not-signed',
  ]);
});

test('nginx keeps the pages that it has if a version was tampered with', async () => {
  const { dir, server, signer, by, nginx, configuration } = await released({ signed: true });
  await server(`${nginx} ${by}`);
  const before = await configuration();
  await signer(`publish --fast ${await remoteDist({ build: { version: '2.1.0' } })}`);
  await signer('roll-out games@2.1.0 --merchant zahra');
  await writeFile(join(dir, 'm/remotes/games/2.1.0/logo.png'), 'evil');
  expect(await server(`${nginx} ${by}`)).toMatchObject({
    code: 4,
    out: expect.stringContaining('zahra: /m/remotes/games/2.1.0/logo.png differs'),
  });
  expect(await configuration()).toBe(before);
});

test('sign signs an unsigned store, also one of a release tool without lists of hashes', async () => {
  const { dir, server, signer, by } = await released({ signed: false });
  await rm(join(dir, 'm/shell/1.2.0/hashes.json'));
  expect(await server('sign')).toMatchObject({
    code: 2,
    err: expect.stringContaining('TESSERA_SIGNING_KEY'),
  });
  expect(await signer('sign')).toMatchObject({
    code: 0,
    out: '2 versions, 2 releases and 2 descriptions are signed.\n',
  });
  expect(await server(`verify ${by}`)).toMatchObject({ code: 0 });
});

test('sign refuses a damaged version', async () => {
  const { dir, signer } = await released({ signed: false });
  await writeFile(join(dir, 'm/remotes/games/2.0.0/remoteEntry.js'), 'evil');
  expect(await signer('sign')).toMatchObject({ code: 3, err: expect.stringContaining('file-changed') });
  const names = await readdir(join(dir, 'm/remotes/games/2.0.0'));
  expect(names.filter((name) => name.endsWith('.sig'))).toEqual([]);
});

test('a key of another kind, no key and no file are refused', async () => {
  const { dir, server, by } = await released({ signed: false });
  const other = await newKeyPair('ed448');
  const invalid = { code: 2, err: expect.stringContaining('key-invalid') };
  expect(await operator(dir, undefined, { TESSERA_SIGNING_KEY: 'secret' })('status')).toMatchObject(invalid);
  expect(await operator(dir, undefined, { TESSERA_SIGNING_KEY: other.signingKey })('status')).toMatchObject(
    invalid,
  );
  expect(await server(`verify --signed-by ${other.publicKeyFile}`)).toMatchObject(invalid);
  expect(await server('verify --signed-by /no/such/file')).toMatchObject({
    code: 2,
    err: expect.stringContaining('file-unreadable'),
  });
  expect(await server(`verify ${by}`)).toMatchObject({ code: 5 });
});
