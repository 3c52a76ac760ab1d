// @full: needs nginx.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aurora, newFolder, remoteDist, removeFolders } from '../../testing/dists';
import { freePort } from '../../testing/nginx';
import { startNginx } from '../../testing/nginx-process';
import { operator } from '../../testing/operator';
import { releasedFolder } from '../../testing/released-folder';
import { ask } from '../../testing/started';

afterEach(removeFolders);

async function nginxSite() {
  const { dir, release } = await releasedFolder();
  const out = await newFolder();
  const line = `nginx --fast --gateway http://127.0.0.1:1 --files ${dir} --out ${out}`;
  const configuration = () => readFile(join(out, 'tessera.conf'), 'utf8');
  return { dir, release, out, line, configuration };
}

test('the configuration contains hosts, pages and policies of every merchant, and a second run changes nothing', async () => {
  const { release, line, configuration } = await nginxSite();
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
  const { dir, release, line, configuration } = await nginxSite();
  await release(line);
  const before = await configuration();
  await writeFile(join(dir, 'm/releases/zahra.json'), '{"schema":1');
  const broken = await release(line);
  expect(broken.code).toBe(4);
  expect(broken.out).toContain('zahra: ');
  expect(await configuration()).toBe(before);
});

test('plain http beyond this machine and an invalid network are refused, by nginx and by serve', async () => {
  const { release, out, dir } = await nginxSite();
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

/** Runs nginx for a store, and `release nginx --every 1` beside it, until `stop`. */
async function followed(
  onReady: (site: Awaited<ReturnType<typeof nginxSite>>) => Promise<void> = async () => {},
) {
  const site = await nginxSite();
  const { dir, release, out } = site;
  const listen = `127.0.0.1:${await freePort()}`;
  const line = `${site.line} --listen ${listen}`;
  await release(line);
  const nginx = await startNginx(out, `http://${listen}`);
  const pid = join(out, 'follow.pid');
  const number = await readFile(join(out, 'nginx.pid'), 'utf8');
  await writeFile(pid, number);
  await onReady(site);
  const controller = new AbortController();
  let told = '';
  const following = operator(dir, controller.signal, {}, (text) => {
    told += text;
  });
  const running = following(`${line} --every 1 --signal ${pid}`);
  return {
    ...site,
    pid,
    number,
    /** Waits until the command prints an error. */
    error: (sentence: string) => until(async () => told.includes(sentence)),
    /** @returns the page of a merchant as nginx serves it now */
    page: async (host: string) =>
      (await ask({ url: `http://${listen}` }, '/m/home', { headers: { host } })).body.toString(),
    /** @returns the errors of the command, and its exit code */
    async stop() {
      controller.abort();
      const ran = await running;
      await nginx.close();
      return ran;
    },
  };
}

const until = async (condition: () => Promise<boolean>): Promise<void> => {
  // The time limit of the test bounds this loop.
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
};

const newGames = async (release: ReturnType<typeof operator>, version: string) => {
  await release(`publish --fast ${await remoteDist({ build: { version } })}`);
  await release(`roll-out games@${version} --merchant zahra`);
};

test('with --every it keeps running, renders a roll-out and reloads nginx', async () => {
  const { release, page, stop } = await followed();
  await newGames(release, '2.1.0');
  await until(async () => (await page('zahra.localhost')).includes('"/m/remotes/games/2.1.0/"'));
  expect(await stop()).toMatchObject({ code: 0, err: '' });
}, 60_000);

test('with --every it goes on after an error', async () => {
  const { dir, release, page, stop, error } = await followed(({ dir }) =>
    rename(join(dir, 'merchants'), join(dir, 'away')),
  );
  await error('Trying again.');
  await rename(join(dir, 'away'), join(dir, 'merchants'));
  await newGames(release, '2.1.0');
  await until(async () => (await page('zahra.localhost')).includes('"/m/remotes/games/2.1.0/"'));
  expect((await stop()).code).toBe(0);
}, 60_000);

test('with --every a damaged description is printed, and all merchants get their roll-outs', async () => {
  const { dir, release, page, stop } = await followed();
  await writeFile(join(dir, 'merchants/aurora/9.json'), '{');
  await newGames(release, '2.1.0');
  await until(async () => (await page('zahra.localhost')).includes('"/m/remotes/games/2.1.0/"'));
  expect(await page('aurora.localhost')).toContain('"/m/remotes/games/2.0.0/"');
  expect(await stop()).toMatchObject({
    code: 0,
    out: expect.stringContaining('aurora: /merchants/aurora/9.json is no description'),
    err: '',
  });
}, 60_000);

test('a signal that could not be sent is sent again', async () => {
  const { release, page, stop, pid, number, configuration } = await followed(async ({ out }) =>
    writeFile(join(out, 'follow.pid'), ''),
  );
  const old = await configuration();
  await newGames(release, '2.1.0');
  await until(async () => (await configuration()) !== old);
  expect(await page('zahra.localhost')).toContain('"/m/remotes/games/2.0.0/"');
  await writeFile(pid, number);
  await until(async () => (await page('zahra.localhost')).includes('"/m/remotes/games/2.1.0/"'));
  expect((await stop()).err).toContain('does not contain a process id');
}, 60_000);

test('a configuration that nginx refuses is reported, and the pages that nginx serves stay', async () => {
  const { dir, release, page, stop, error } = await followed();
  // A parameter of nginx has at most 4096 bytes.
  const scripts = Array.from({ length: 200 }, (_, n) => `https://scripts-of-${n}.example.com`);
  const file = join(dir, 'long.json');
  await writeFile(file, JSON.stringify({ ...aurora, allow: { scripts } }));
  await release(`merchant set ${file}`);
  await newGames(release, '2.1.0');
  await newGames(release, '2.2.0');
  await error('has not loaded the new configuration');
  expect(await page('zahra.localhost')).toContain('"/m/remotes/games/2.0.0/"');
  await writeFile(file, JSON.stringify(aurora));
  await release(`merchant set ${file}`);
  await until(async () => (await page('zahra.localhost')).includes('"/m/remotes/games/2.2.0/"'));
  await stop();
}, 60_000);

test('a store without merchants does not remove the sites', async () => {
  const { dir, release, line, configuration } = await nginxSite();
  await release(line);
  const before = await configuration();
  await rename(join(dir, 'merchants'), join(dir, 'away'));
  expect(await release(line)).toMatchObject({
    code: 3,
    err: expect.stringContaining('no merchants any more'),
  });
  expect(await configuration()).toBe(before);
});
