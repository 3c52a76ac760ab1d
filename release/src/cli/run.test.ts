import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PREVIEW_PARAMETER, verifyPreview } from '@tessera/remote/preview';
import { aurora, newFolder, remoteDist, removeFolders, shellDist, zahra } from '../testing/dists';
import { operator } from '../testing/operator';

afterEach(removeFolders);

const DEVICE = '01234567-89ab-cdef-0123-456789abcdef';

/** @returns the content of a folder as text, to detect writes */
async function contents(dir: string): Promise<string> {
  const names = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return (
    await Promise.all(names.sort().map(async (name) => `${name} ${await readFile(name, 'base64')}`))
  ).join('\n');
}

/** Makes a store with a shell, two versions of games, and two merchants with the older version. */
async function released() {
  const [dir, files] = [await newFolder(), await newFolder()];
  const release = operator(dir);
  const merchants = join(files, 'merchants.json');
  await writeFile(merchants, JSON.stringify([aurora, zahra]));
  const [shell, games, next] = [
    await shellDist(),
    await remoteDist(),
    await remoteDist({ build: { version: '2.1.0' } }),
  ];
  await release(`publish --fast ${shell} ${games} ${next}`);
  await release(`merchant set ${merchants}`);
  await release('roll-out shell@1.2.0 games@2.0.0 --all');
  return { dir, files, release };
}

test('a version is rolled out to a tenth of one merchant’s members, to all members, and back', async () => {
  const { release } = await released();
  expect(await release('roll-out games@2.1.0 --merchant aurora --percent 10')).toMatchObject({
    code: 0,
    err: '',
  });
  const status = JSON.parse((await release('status --json --merchant aurora')).out);
  expect(status[0].remotes.games).toEqual([
    { version: '2.0.0', weight: 90 },
    { version: '2.1.0', weight: 10 },
  ]);
  await release('roll-out games@2.1.0 --all');
  expect((await release('status')).out).toMatch(/games +2\.1\.0 +100% +2\n/);
  expect((await release('status --merchant aurora')).out).toMatch(
    /aurora 3 +shell +1\.2\.0 +100%\n +games +2\.1\.0 +100% +2\.0\.0/,
  );
  const back = await release('roll-back games@2.1.0 --all --json');
  expect(JSON.parse(back.out).outcomes).toEqual([
    { merchant: 'aurora', result: 'changed', number: 4 },
    { merchant: 'zahra', result: 'changed', number: 3 },
  ]);
  const again = await release('roll-back games@2.1.0 --all');
  expect(again).toMatchObject({ code: 0 });
  expect(again.out).toContain('0 changed, 2 already up to date');
  const history = JSON.parse((await release('history --merchant aurora --json')).out);
  expect(history.map((one: { changes: string[] }) => one.changes)).toEqual([
    ['games 2.0.0 100%'],
    ['games 2.1.0 100%'],
    ['games 2.0.0 90%, 2.1.0 10%'],
    ['shell 1.2.0', 'games 2.0.0 100%'],
  ]);
  expect(await release('verify')).toMatchObject({ code: 0, out: 'No problems found at 2 merchants.\n' });
});

test('verify says that it had nothing to verify, with an exit code of its own', async () => {
  const release = operator(await newFolder());
  expect(await release('verify')).toMatchObject({
    code: 6,
    out: 'Nothing was verified: no merchant in this store has a release.\n',
  });
  expect(await release('verify --merchant aurora')).toMatchObject({ code: 5 });
});

test('a shell and a remote that need each other are released together only', async () => {
  const { release } = await released();
  await release(`publish --fast ${await shellDist({ build: { version: '2.0.0' } })}`);
  await release(`publish --fast ${await remoteDist({ build: { version: '3.0.0', shell: '^2.0.0' } })}`);
  for (const one of ['shell@2.0.0', 'games@3.0.0']) {
    const refused = await release(`roll-out ${one} --merchant aurora`);
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.out).toContain('shell-range');
  }
  expect(await release('roll-out shell@2.0.0 games@3.0.0 --merchant aurora')).toMatchObject({ code: 0 });
  expect(await release('roll-back shell@2.0.0 games@3.0.0 --merchant aurora')).toMatchObject({ code: 0 });
});

test.each([
  ['roll-out games@9.9.9 --all', 3, 'games 9.9.9 is not published'],
  ['roll-out games --all', 3, 'is not a version'],
  ['roll-out games@2.1.0', 2, '--merchant <code>, or --all'],
  ['roll-out games@2.1.0 --all --merchant aurora', 2, 'cannot be used with'],
  ['roll-out games@2.1.0 --all --percent 101', 2, 'a number from 0 to 100'],
  ['roll-out shell@1.2.0 --all --percent 10', 3, 'exactly one shell'],
  ['roll-out games@2.1.0 --merchant nobody', 3, 'no merchant nobody'],
  ['roll-back games@2.0.0 --all', 3, 'no version of games before 2.0.0'],
  ['roll-back games@2.0.0 --to 9.9.9 --all', 3, 'games 9.9.9 is not published'],
  ['roll-out games@2.0.0 --percent 10 --all', 3, 'already the stable version'],
  ['publish /no/such/folder', 3, 'Build the piece first'],
  ['merchant set /no/such/file', 2, 'cannot be read'],
  ['merchant show nobody', 3, 'no merchant nobody'],
  ['explain --merchant nobody --device x', 3, 'no release yet'],
  ['history', 2, "required option '-m, --merchant"],
  ['configure --all', 2, 'Choose a setting'],
  ['preview link games@2.1.0 --merchant aurora --key /no/such/key', 2, 'preview key'],
  ['nonsense', 2, "unknown command 'nonsense'"],
])('%s exits with %d, says what to do, and changes nothing', async (line, code, says) => {
  const { dir, release } = await released();
  const before = await contents(dir);
  const ran = await release(line);
  expect(ran.code).toBe(code);
  expect(ran.out + ran.err).toContain(says);
  expect(await contents(dir)).toBe(before);
});

test.each([
  'roll-out games@2.1.0 --all --percent 10 --dry-run',
  'remove games --all --dry-run',
  'configure --overrides on --all --dry-run',
  'prune --days 0 --keep 1 --dry-run',
])('%s writes nothing', async (line) => {
  const { dir, release } = await released();
  const before = await contents(dir);
  expect(await release(line)).toMatchObject({ code: 0 });
  expect(await contents(dir)).toBe(before);
});

test('a dry run of publish and of merchants writes nothing', async () => {
  const { dir, files, release } = await released();
  const before = await contents(dir);
  await writeFile(join(files, 'one.json'), JSON.stringify({ ...aurora, name: 'Aurora two' }));
  expect((await release(`merchant set ${files}/one.json --dry-run`)).out).toContain(
    '1 of 1 descriptions would change',
  );
  const dist = await remoteDist({ build: { version: '7.0.0' } });
  expect((await release(`publish ${dist} --dry-run`)).out).toContain('would be published');
  expect(await contents(dir)).toBe(before);
});

test('publish reports in JSON which versions are new', async () => {
  const release = operator(await newFolder());
  const publish = `publish --json ${await remoteDist()}`;
  const first = JSON.parse((await release(publish)).out).published;
  expect(first).toEqual([expect.objectContaining({ name: 'games', version: '2.0.0', isNew: true })]);
  expect(JSON.parse((await release(publish)).out).published).toMatchObject([{ isNew: false }]);
});

test('a new description of a merchant makes a release, and a host of two merchants is refused', async () => {
  const { files, release } = await released();
  const file = join(files, 'one.json');
  await writeFile(file, JSON.stringify({ ...aurora, name: 'Aurora two' }));
  expect(await release(`merchant set ${file}`)).toMatchObject({ code: 0 });
  expect(JSON.parse((await release('merchant show aurora')).out)).toMatchObject({ name: 'Aurora two' });
  expect(JSON.parse((await release('history --merchant aurora --json')).out)).toHaveLength(2);
  await writeFile(file, JSON.stringify({ ...aurora, hosts: zahra.hosts }));
  const refused = await release(`merchant set ${file}`);
  expect(refused).toMatchObject({ code: 3 });
  expect(refused.err).toContain('host-conflict');
});

test('refused merchants are listed, and the others are changed', async () => {
  const { release } = await released();
  await release('remove games --merchant zahra');
  const ran = await release('roll-out games@2.1.0 --percent 10 --all');
  expect(ran.code).toBe(4);
  expect(ran.out).toMatch(/aurora +changed/);
  expect(ran.out).toMatch(/zahra +no-stable/);
});

test.each(['m/releases/zahra/9.json', 'merchants/zahra/9.json'])(
  'a torn %s costs its merchant the roll-back, by name, and nobody else',
  async (file) => {
    const { dir, release } = await released();
    await release('roll-out games@2.1.0 --all');
    await writeFile(join(dir, file), '{');
    const back = await release('roll-back games@2.1.0 --all --json');
    expect(back).toMatchObject({ code: 4, err: '' });
    expect(JSON.parse(back.out).outcomes).toEqual([
      { merchant: 'aurora', result: 'changed', number: 3 },
      expect.objectContaining({
        merchant: 'zahra',
        result: 'refused',
        message: expect.stringContaining(`/${file} is no `),
      }),
    ]);
  },
);

test('status shows the other merchants beside one whose release is torn', async () => {
  const { dir, release } = await released();
  await writeFile(join(dir, 'm/releases/zahra/9.json'), '{');
  const all = await release('status');
  expect(all).toMatchObject({ code: 4, err: expect.stringContaining('zahra: /m/releases/zahra/9.json') });
  expect(all.out).toMatch(/games +2\.0\.0 +100% +1\n/);
  expect(await release('status --merchant zahra')).toMatchObject({ code: 3, out: '' });
});

/** Adds descriptions that no command would write: a torn one of zahra, and one of late with a host of aurora. */
async function damaged() {
  const site = await released();
  const { dir, files, release } = site;
  const late = { ...aurora, code: 'late', hosts: ['late.example', ...aurora.hosts] };
  await mkdir(join(dir, 'merchants/late'));
  await writeFile(join(dir, 'merchants/late/1.json'), JSON.stringify(late));
  await writeFile(join(dir, 'merchants/zahra/9.json'), '{');
  const set = async (merchant: object) => {
    await writeFile(join(files, 'one.json'), JSON.stringify(merchant));
    return release(`merchant set ${files}/one.json`);
  };
  return { ...site, set, late };
}

const torn = /zahra:? .*\/merchants\/zahra\/9\.json is no description .* uses description 1\./;
const conflict = /late:? .*aurora and late both use the host aurora\.localhost\./;

test.each([
  ['merchant list', 4],
  ['nginx --fast --gateway http://127.0.0.1:1 --files <store> --out <folder>', 4],
  ['verify', 5],
  ['verify --gateway http://127.0.0.1:1', 5],
])(
  '%s goes on without a damaged description and without a second use of a host, and names both',
  async (line, code) => {
    const { dir, release } = await damaged();
    const ran = await release(line.replace('<store>', dir).replace('<folder>', await newFolder()));
    const told = ran.out + ran.err;
    expect([ran.code, told]).toEqual([code, expect.stringMatching(torn)]);
    expect(told).toMatch(conflict);
    if (line === 'merchant list')
      expect(ran.out).toMatch(/aurora +Aurora .*\nlate +Aurora +MT8801 +late\.example\nzahra +/);
  },
);

test('merchants are described beside a damaged description and a second use of a host, which are mended so', async () => {
  const { dir, release, set, late } = await damaged();
  expect(await set({ ...aurora, code: 'new', hosts: ['new.example'] })).toMatchObject({ code: 0, err: '' });
  expect(await set({ ...late, hosts: ['late.example'] })).toMatchObject({ code: 0, err: '' });
  expect(await release('roll-back description@9 --merchant zahra')).toMatchObject({ code: 0, err: '' });
  expect(await release('merchant list')).toMatchObject({ code: 0, err: '' });
  await writeFile(join(dir, 'merchants/zahra/11.json'), '{');
  expect((await release('merchant history zahra')).out).toMatch(
    /\n11 .* damaged\n10 .* as description 1\n9 .* damaged\n1 .* first\n/,
  );
  expect(await release('roll-back description@10 --merchant zahra')).toMatchObject({
    code: 3,
    err: expect.stringContaining('/merchants/zahra/11.json is no description'),
  });
  expect(await set(zahra)).toMatchObject({ code: 0, err: '' });
  expect(await release('merchant list')).toMatchObject({ code: 0, err: '' });
});

test('a stopped command says how to continue', async () => {
  const { dir } = await released();
  const stopped = operator(dir, AbortSignal.abort());
  const ran = await stopped('roll-out games@2.1.0 --all');
  expect(ran.code).toBe(130);
  expect(ran.out).toContain('2 not started: run the same command again');
});

test('explain gives the version that the page would choose', async () => {
  const { release } = await released();
  await release('roll-out games@2.1.0 --percent 50 --all');
  const [given] = JSON.parse((await release(`explain --merchant aurora --device ${DEVICE} --json`)).out);
  expect(given.version).toBe(given.position < 50 ? '2.0.0' : '2.1.0');
  expect([given.from, given.to]).toEqual(given.position < 50 ? [0, 50] : [50, 100]);
});

test('verify finds a changed file, a wrong copy and an old pointer', async () => {
  const { dir, release } = await released();
  const pointer = join(dir, 'm/releases/aurora.json');
  const old = await readFile(pointer);
  await release('roll-out games@2.1.0 --merchant aurora');
  await writeFile(pointer, old);
  await writeFile(join(dir, 'm/remotes/games/2.0.0/chunks/home.js'), 'evil()');
  await writeFile(join(dir, 'm/shell/1.2.0/main.js.br'), 'nonsense');
  const ran = await release('verify --json');
  expect(ran.code).toBe(5);
  const { problems } = JSON.parse(ran.out);
  expect(problems.map(({ where, code }: { where: string; code: string }) => `${where} ${code}`)).toEqual([
    'aurora store-damaged',
    'games@2.0.0 file-changed',
    'shell@1.2.0 file-changed',
  ]);
  const refused = await release('roll-out games@2.0.0 --all');
  expect(refused).toMatchObject({ code: 3 });
  expect(refused.err).toContain('games 2.0.0 in the store is damaged');
});

test('prune deletes old versions that no release needs, and nothing else', async () => {
  const { dir, release } = await released();
  const versions = async () => (await readdir(join(dir, 'm/remotes/games'))).sort();
  await release(`publish --fast ${await remoteDist({ build: { version: '9.0.0' } })}`);
  await release('roll-out games@2.1.0 --all');
  await release('prune --keep 10');
  expect(await versions()).toEqual(['2.0.0', '2.1.0', '9.0.0']);
  await release('prune --keep 1 --days 0');
  // A roll-back would return to 2.0.0.
  expect(await versions()).toEqual(['2.0.0', '2.1.0']);
  expect((await release('roll-out games@9.0.0 --all')).err).toContain('Publish it first');
  await release('roll-back games@2.1.0 --all');
  const pruned = JSON.parse((await release('prune --keep 1 --days 0 --json')).out).pruned;
  expect(pruned.map(({ version }: { version: string }) => version)).toEqual(['games@2.1.0']);
  expect(await versions()).toEqual(['2.0.0']);
  expect(await release('verify')).toMatchObject({ code: 0 });
});

test('a preview link needs a version in the release and an allowed key, and works at its merchant only', async () => {
  const { files, release } = await released();
  const key = join(files, 'key.json');
  await release(`preview key ${key}`);
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  expect(await release(`preview key ${key}`)).toMatchObject({ code: 2 });
  const link = `preview link games@2.1.0 --merchant aurora --key ${key}`;
  expect((await release(link)).err).toContain('preview allow');
  await release(`preview allow --key ${key} --merchant aurora`);
  expect((await release(link)).err).toContain('--percent 0');
  await release('roll-out games@2.1.0 --percent 0 --merchant aurora');
  const made = (
    await release(`${link} --hours 1 --path /m/game/1 --origin http://aurora.localhost:8080`)
  ).out.trim();
  expect(made).toMatch(/^http:\/\/aurora\.localhost:8080\/m\/game\/1\?preview=/);
  const { publicKey } = await import('../operations/preview/preview-keys').then((keys) =>
    keys.readKeyFile(key),
  );
  const token = new URL(made).searchParams.get(PREVIEW_PARAMETER) ?? '';
  const claims = await verifyPreview(token, { key: publicKey, merchant: 'aurora' });
  expect(claims).toMatchObject({ aud: 'aurora', remotes: { games: '2.1.0' } });
  await expect(verifyPreview(token, { key: publicKey, merchant: 'zahra' })).rejects.toMatchObject({
    code: 'merchant',
  });
  await release('preview forbid --merchant aurora');
  expect((await release(link)).err).toContain('preview allow');
});

test('an invalid option is named, and is no failure of the store', async () => {
  const { release } = await released();
  const line = 'preview link games@2.0.0 --key key.json --merchant aurora --origin nowhere';
  const { code, err } = await release(line);
  expect(code).toBe(2);
  expect(err).toMatch(/--origin is invalid.*option-invalid/s);
  const nginx = await release('nginx --files a --out b --listen :; --gateway https://gateway.example');
  expect(nginx.err).toMatch(/--listen is invalid/);
});

test('errors are JSON with --json', async () => {
  const { release } = await released();
  const { err } = await release('roll-out games@9.9.9 --all --json');
  expect(JSON.parse(err)).toEqual({
    error: { code: 'unknown-version', message: expect.stringContaining('not published') },
  });
});

test('docs/operations.md describes every command, and no other', async () => {
  const help = (await operator('')('--help')).out;
  const commands = [...(help.split('Commands:')[1] ?? '').matchAll(/^ {2}([a-z-]+) /gm)].map(
    ([, name = '']) => name,
  );
  const manual = await readFile(join(__dirname, '../../../docs/operations.md'), 'utf8');
  for (const command of commands.filter((one) => one !== 'help'))
    expect(manual).toContain(`release ${command}`);
  for (const [, used = ''] of manual.matchAll(/pnpm (?:--silent )?release ([a-z-]+)/g))
    expect(commands).toContain(used);
});
