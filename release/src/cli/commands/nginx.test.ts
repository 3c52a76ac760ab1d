import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aurora, newFolder, remoteDist, removeFolders, shellDist, zahra } from '../../testing/dists';
import { operator } from '../../testing/operator';
import { ended, startRelease } from '../../testing/process';

afterEach(removeFolders);

async function releasedFolder() {
  const dir = await newFolder();
  const release = operator(dir);
  await writeFile(join(dir, 'merchants.json'), JSON.stringify([aurora, zahra]));
  await release(`publish --fast ${await shellDist()} ${await remoteDist()}`);
  await release(`merchant set ${join(dir, 'merchants.json')}`);
  await release('roll-out shell@1.2.0 games@2.0.0 --all');
  const out = await newFolder();
  const line = `nginx --fast --gateway http://127.0.0.1:1 --files ${dir} --out ${out}`;
  const configuration = () => readFile(join(out, 'tessera.conf'), 'utf8');
  return { dir, release, out, line, configuration };
}

test('the configuration contains hosts, pages and policies of every merchant, and a second run changes nothing', async () => {
  const { release, line, configuration } = await releasedFolder();
  const first = await release(`${line} --json`);
  expect([first.code, JSON.parse(first.out)]).toEqual([
    0,
    { merchants: ['aurora', 'zahra'], faults: [], changed: true },
  ]);
  const text = await configuration();
  expect(text).toContain('"www.zahra.example" "zahra";');
  expect(text.match(/"aurora" "default-src 'none'; script-src 'self' 'sha256-/)).not.toBeNull();
  expect(JSON.parse((await release(`${line} --json`)).out)).toMatchObject({ changed: false });
  expect(await configuration()).toBe(text);
  expect(text).toContain('access_log "/dev/stdout" tessera;');
  await release(`${line} --access-log /var/log/tessera/access.log`);
  expect(await configuration()).toContain('access_log "/var/log/tessera/access.log" tessera;');
});

test('a merchant with a broken release keeps its old pages and is reported', async () => {
  const { dir, release, line, configuration } = await releasedFolder();
  await release(line);
  const before = await configuration();
  await writeFile(join(dir, 'm/releases/zahra.json'), '{"schema":1');
  const broken = await release(line);
  expect(broken.code).toBe(4);
  expect(broken.out).toContain('zahra: ');
  expect(await configuration()).toBe(before);
});

test('plain http beyond this machine and an invalid network are refused, by nginx and by serve', async () => {
  const { release, out, dir } = await releasedFolder();
  const site = `--files ${dir} --out ${out}`;
  for (const command of [`nginx ${site}`, 'serve --port 0']) {
    expect(await release(`${command} --gateway http://gateway.example`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('gateway-insecure'),
    });
    expect(await release(`${command} --gateway http://127.0.0.1:1 --trust 10.0.0.0/33`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('10.0.0.0/8'),
    });
  }
});

/** Starts a process that prints a line for each reload signal, like nginx. */
function reloadable() {
  const script = "process.on('SIGHUP', () => console.log('reload')); setInterval(() => {}, 1000)";
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { child, reloaded: () => once(child.stdout, 'data') };
}

test('with --every it keeps running, renders a roll-out and reloads nginx', async () => {
  const { dir, release, line, out } = await releasedFolder();
  const { child, reloaded } = reloadable();
  await writeFile(join(out, 'nginx.pid'), String(child.pid));
  const first = reloaded();
  const going = startRelease(dir, [...line.split(' '), '--every', '1', '--signal', join(out, 'nginx.pid')]);
  try {
    await first;
    const again = reloaded();
    await release(`publish --fast ${await remoteDist({ build: { version: '2.1.0' } })}`);
    await release('roll-out games@2.1.0 --merchant zahra');
    await again;
    const [page = ''] = /zahra\/[0-9a-f]{24}/.exec(await readFile(join(out, 'tessera.conf'), 'utf8')) ?? [];
    const html = await readFile(join(out, 'pages', page, 'index.html'), 'utf8');
    expect(html).toContain('"/m/remotes/games/2.1.0/"');
    going.kill('SIGTERM');
    expect(await ended(going)).toBe(0);
  } finally {
    going.kill('SIGKILL');
    child.kill('SIGKILL');
  }
}, 60_000);
