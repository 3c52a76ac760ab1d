// @full: needs nginx.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder, removeFolders } from '../../testing/dists';
import { freePort } from '../../testing/nginx';
import { startNginx } from '../../testing/nginx-process';
import { newGames, nginxSite } from '../../testing/nginx-site';
import { operator } from '../../testing/operator';
import { ask } from '../../testing/started';

afterEach(removeFolders);

/** Runs nginx for a store, and `release nginx --every 1` beside it, until `stop`. */
async function followed(
  onReady: (site: Awaited<ReturnType<typeof nginxSite>>) => Promise<void> = async () => {},
  options = '',
) {
  const site = await nginxSite();
  const { dir, release, out } = site;
  const listen = `127.0.0.1:${await freePort()}`;
  const line = `${site.line} --listen ${listen} ${options}`;
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
  const logs = await newFolder();
  const away = `${logs}-away`;
  // nginx opens its logs anew when it reloads.
  const { release, page, stop, error } = await followed(
    () => rename(logs, away),
    `--access-log ${join(logs, 'access.log')}`,
  );
  await newGames(release, '2.1.0');
  await newGames(release, '2.2.0');
  await error('has not loaded the new configuration');
  expect(await page('zahra.localhost')).toContain('"/m/remotes/games/2.0.0/"');
  await rename(away, logs);
  await until(async () => (await page('zahra.localhost')).includes('"/m/remotes/games/2.2.0/"'));
  await stop();
}, 60_000);
