import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease } from './releases/release-file';
import { hashOf } from './signatures/file-list';
import { openFolderStore } from './store';
import { compress, encodings } from './store/compress';
import { aurora, newFolder, sha384 } from './testing/dists';
import { releasedFolder } from './testing/released-folder';
import { ask, started, stopAll } from './testing/started';

afterEach(stopAll);

const SHELL = 'm/shell/1.2.0';
const EVIL = 'globalThis.evil = 1;';
const host = { host: aurora.hosts[0] ?? '' };
const workers = { 'sw.js': 'self.ran = "worker";', 'sw-off.js': 'self.ran = "off";' };

/** An unsigned store with two merchants, and ways to write to it as a stranger does. */
async function released() {
  const out = await newFolder();
  const { dir, release } = await releasedFolder({ files: workers });
  const at = (file: string) => join(dir, SHELL, file);
  const listAgain = async (...changed: readonly string[]) => {
    const list = JSON.parse(await readFile(at('hashes.json'), 'utf8'));
    for (const file of changed) list.files[file] = hashOf(await readFile(at(file)));
    await writeFile(at('hashes.json'), JSON.stringify(list));
  };
  /** Appends a line to a file, and makes its compressed copies and their entries in the list of hashes anew. */
  const append = async (file: string, line: string) => {
    const before = await readFile(at(file), 'utf8');
    const text = `${before}\n${line}`;
    await writeFile(at(file), text);
    const copies = await compress(Buffer.from(text), { fast: true });
    for (const { name, ending } of encodings) await writeFile(at(file + ending), copies[name]);
    await listAgain(file, ...encodings.map(({ ending }) => file + ending));
    return { before: sha384(before), after: sha384(text) };
  };
  /** Puts the new hash into the description too. */
  const describeAgain = async ({ before, after }: { before: string; after: string }) => {
    await writeFile(at('shell.json'), (await readFile(at('shell.json'), 'utf8')).replace(before, after));
    await listAgain('shell.json');
  };
  return {
    dir,
    store: openFolderStore(dir),
    release,
    append,
    describeAgain,
    nginx: `nginx --fast --gateway http://127.0.0.1:1 --files ${dir} --out ${out}`,
    configuration: () => readFile(join(out, 'tessera.conf'), 'utf8'),
  };
}

const served = ['early.js', 'main.css', 'sw.js', 'sw-off.js'];

test.each(served)('verify and roll-out refuse a shell whose %s was changed', async (file) => {
  const { release, append } = await released();
  expect(await release('verify')).toMatchObject({ code: 0 });
  await append(file, EVIL);
  expect(await release('verify')).toMatchObject({
    code: 5,
    out: expect.stringMatching(new RegExp(`shell@1\\.2\\.0 +file-changed .*${file}`)),
  });
  expect(await release('roll-out shell@1.2.0 --merchant aurora')).toMatchObject({
    code: 3,
    err: expect.stringContaining('file-changed'),
  });
});

test('verify refuses a description that has other hashes than the release', async () => {
  const { release, append, describeAgain } = await released();
  await describeAgain(await append('early.js', EVIL));
  expect(await release('verify')).toMatchObject({
    code: 5,
    out: expect.stringMatching(/shell@1\.2\.0 +file-changed .*other hashes than the releases/),
  });
});

test.each(['early.js', 'main.css'])('no server puts a changed %s into a page', async (file) => {
  const { store, append, nginx, release, configuration } = await released();
  const faults: unknown[] = [];
  const before = await started({ store, report: (fault) => faults.push(fault) });
  const page = await ask(before, '/m/home', { headers: host });
  expect(page.status).toBe(200);
  await append(file, EVIL);

  // It has the page already. One that starts now has none.
  expect((await ask(before, '/m/home', { headers: host })).body.equals(page.body)).toBe(true);
  const after = await started({ store, report: (fault) => faults.push(fault) });
  expect((await ask(after, '/m/home', { headers: host })).status).toBe(503);
  expect(faults).toMatchObject([{ code: 'file-changed', message: expect.stringContaining(file) }]);

  expect(await release(nginx)).toMatchObject({ out: expect.stringContaining(`${SHELL}/${file} differs`) });
  expect(await configuration().catch(() => '')).not.toContain(aurora.hosts[0]);
});

test('no server sends a changed service worker, and browsers keep theirs', async () => {
  const { store, append, nginx, release } = await released();
  const faults: unknown[] = [];
  const server = await started({ store, report: (fault) => faults.push(fault) });
  expect((await ask(server, '/m/sw.js', { headers: host })).status).toBe(200);
  await append('sw.js', EVIL);
  for (const _ of [1, 2]) {
    const { status, body } = await ask(server, '/m/sw.js', { headers: host });
    expect([status, body.toString()]).toEqual([503, 'Not available']);
  }
  expect(faults).toMatchObject([{ code: 'file-changed', message: expect.stringContaining('sw.js') }]);
  expect(await release(nginx)).toMatchObject({ out: expect.stringContaining(`${SHELL}/sw.js differs`) });
});

test('nginx keeps the pages that it has', async () => {
  const { append, nginx, release, configuration } = await released();
  expect(await release(nginx)).toMatchObject({ code: 0 });
  const before = await configuration();
  await append('early.js', EVIL);
  expect(await release(nginx)).toMatchObject({ code: 4 });
  expect(await configuration()).toBe(before);
});

test('a release of a shell without these hashes, as earlier tools built it, is served', async () => {
  const { dir, store } = await released();
  const pointer = join(dir, 'm/releases/aurora.json');
  const release = parseRelease(JSON.parse(await readFile(pointer, 'utf8')));
  const { 'main.js': main, 'main.css': css } = release.shell.integrity;
  const integrity = { 'main.js': main, 'main.css': css };
  await writeFile(pointer, JSON.stringify({ ...release, shell: { ...release.shell, integrity } }));
  const server = await started({ store });
  for (const path of ['/m/home', '/m/sw.js'])
    expect((await ask(server, path, { headers: host })).status).toBe(200);
});
