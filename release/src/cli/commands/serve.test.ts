import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aurora, removeFolders, zahra } from '../../testing/dists';
import { ended, startRelease } from '../../testing/process';
import { releasedFolder } from '../../testing/released-folder';
import { ask } from '../../testing/started';

afterEach(removeFolders);

test('serve serves the merchants of the store until it is stopped', async () => {
  const { dir } = await releasedFolder();
  const server = startRelease(dir, ['serve', '--port', '0', '--gateway', 'http://127.0.0.1:1']);
  if (!server.stdout) throw new Error('the server has no output');
  const url = String((await once(server.stdout, 'data'))[0]).trim();
  expect(await (await fetch(`${url}/m/home`)).text()).toContain('<title>Aurora</title>');
  expect((await fetch(`${url}/merchants/aurora/1.json`)).status).toBe(404);
  expect((await fetch(`${url}/m/remotes/games/2.0.0/remoteEntry.js`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await ended(server)).toBe(0);
}, 60_000);

test('serve starts beside a damaged description, and names its merchant', async () => {
  const { dir } = await releasedFolder();
  await writeFile(join(dir, 'merchants/zahra/9.json'), '{');
  const line = ['serve', '--port', '0', '--gateway', 'http://127.0.0.1:1'];
  const server = startRelease(dir, line, {}, ['ignore', 'pipe', 'pipe']);
  if (!server.stdout || !server.stderr) throw new Error('the server has no output');
  const [[fault], [url]] = await Promise.all([once(server.stderr, 'data'), once(server.stdout, 'data')]);
  expect(String(fault)).toMatch(/^zahra: \/merchants\/zahra\/9\.json is no description of a merchant: /);
  for (const { name, hosts } of [aurora, zahra]) {
    const page = await ask({ url: String(url).trim() }, '/m/home', { headers: { host: hosts[0] ?? '' } });
    expect(page.body.toString()).toContain(`<title>${name}</title>`);
  }
  server.kill('SIGTERM');
  expect(await ended(server)).toBe(0);
}, 60_000);
