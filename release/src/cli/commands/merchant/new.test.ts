// @full: answers the questions of a real process, twenty seconds.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { newFolder, remoteDist, removeFolders, shellDist } from '../../../testing/dists';
import { operator } from '../../../testing/operator';
import { ended, startRelease } from '../../../testing/process';

afterEach(removeFolders);

/** Starts a session over pipes, with the working folder of its files. */
async function session(store: string, args: readonly string[]) {
  const folder = await newFolder();
  const child = startRelease(store, ['merchant', 'new', ...args], { INIT_CWD: folder }, 'pipe');
  const { stdin, stderr, stdout } = child;
  if (!stdin || !stderr || !stdout) throw new Error('the process has no pipes');
  let seen = '';
  stderr.on('data', (chunk: Buffer) => {
    seen += chunk.toString('utf8');
  });
  const out: string[] = [];
  createInterface({ input: stdout }).on('line', (line) => out.push(line));
  const shown = async (text: string) => {
    while (!seen.includes(text)) await once(stderr, 'data');
  };
  /** Waits for a text, and answers with a line. */
  const answer = async (text: string, line: string) => {
    await shown(text);
    stdin.write(`${line}\n`);
  };
  return { child, shown, answer, out, text: () => seen, stop: () => child.kill('SIGINT') };
}

async function builds() {
  const dir = await newFolder();
  const release = operator(dir);
  await release(`publish --fast ${await shellDist()} ${await remoteDist()}`);
  return { dir, release };
}

test('a merchant is asked for, previewed, described, released and served, and its page opens', async () => {
  const { dir, release } = await builds();
  const { child, answer, out, text } = await session(dir, []);
  await answer('Code of the merchant', 'shop');
  await answer('Address of the gateway', '');
  await answer('Host names', 'shop.localhost');
  await answer('Name of the merchant', 'Golden Shop');
  await answer('Template', 'MT8802');
  await answer('Colours: dark', 'dark');
  await answer('Colours of the brand', 'accent=#ff4477');
  await answer('Flags', '');
  await answer('Languages', 'EN');
  await answer('Preview: ', '');
  const preview = /Preview: (\S+)/.exec(text())?.[1] ?? '';
  const previewed = await (await fetch(preview)).text();
  expect(previewed).toContain('<title>Golden Shop</title>');
  expect(previewed).toContain('--color-accent:#ff4477');
  // The preview writes nothing.
  expect((await release('merchant list --json')).out).toBe('[]\n');
  await answer('Write it to the store?', 'yes');
  expect(await ended(child)).toBe(0);
  const [, rollOut = ''] = /Release it: release (.*)/.exec(out.join('\n')) ?? [];
  expect(await release(rollOut)).toMatchObject({ code: 0 });

  const server = startRelease(dir, ['serve', '--port', '0', '--gateway', 'http://127.0.0.1:1']);
  if (!server.stdout) throw new Error('the server has no output');
  const url = String((await once(server.stdout, 'data'))[0]).trim();
  const page = await fetch(`${url}/m/home`);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<html [^>]*data-template="MT8802"[^>]*data-merchant="shop"/);
  server.kill('SIGTERM');
  expect(await ended(server)).toBe(0);
}, 120_000);

test('a session that the operator stops exits with 130 and continues from its file', async () => {
  const { dir } = await builds();
  const { child, shown, answer, text, stop } = await session(dir, []);
  await answer('Code of the merchant', 'shop');
  await answer('Address of the gateway', '');
  await answer('Host names', 'shop.localhost');
  await shown('Name of the merchant');
  stop();
  expect(await ended(child)).toBe(130);
  expect(text()).toContain('The answers so far are in shop.json');
}, 60_000);
