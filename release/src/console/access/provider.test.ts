// @full: starts an OpenID provider in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openFolderStore } from '../../store';
import { newFolder, removeFolders } from '../../testing/dists';
import { fleet } from '../../testing/fleet';
import { ended, startRelease } from '../../testing/process';

const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill();
  await Promise.all(children.map(ended));
  await removeFolders();
});

const tsx = pathToFileURL(require.resolve('tsx')).href;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits for the first line that a process prints. */
async function started(child: ChildProcess): Promise<string> {
  children.push(child);
  if (!child.stdout) throw new Error('the process has no output');
  const [line] = await once(child.stdout, 'data');
  return String(line).trim();
}

/** Starts a provider and a console whose people it signs in. @returns the origin of the console */
async function opened(): Promise<string> {
  const [own, other] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${own}`;
  const file = join(__dirname, '../../testing/identity-server.ts');
  const args = ['--import', tsx, file, String(other), `${origin}/signed-in`];
  const issuer = await started(spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] }));
  const dir = await newFolder();
  await fleet(openFolderStore(dir), 1);
  const app = join(await newFolder(), 'app');
  await mkdir(app);
  await writeFile(join(app, 'console.json'), JSON.stringify({ scripts: [], styles: [] }));
  const groups = ['--look-group', 'support', '--roll-out-group', 'release', '--configure-group', 'platform'];
  const options = ['--port', String(own), '--issuer', issuer, '--client', 'console', '--app', app];
  await started(startRelease(dir, ['console', ...options, ...groups]));
  return origin;
}

/** A browser with cookies, which follows redirects. */
function browser() {
  const cookies = new Map<string, string>();
  const cookieOf = ({ origin }: URL) =>
    [...cookies]
      .filter(([key]) => key.startsWith(`${origin} `))
      .map(([key, value]) => `${key.slice(origin.length + 1)}=${value}`)
      .join('; ');
  async function visit(address: string, init: RequestInit = {}): Promise<{ answer: Response; url: URL }> {
    let [url, request] = [new URL(address), init];
    for (;;) {
      const headers = { ...request.headers, cookie: cookieOf(url) };
      const answer = await fetch(url, { ...request, headers, redirect: 'manual' });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(`${url.origin} ${name}`, value);
      }
      const location = answer.headers.get('location');
      if (!location) return { answer, url };
      [url, request] = [new URL(location, url), {}];
    }
  }
  return { visit };
}

const send = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

/** Signs a person in at the provider. @returns the browser and where it ended */
async function signIn(origin: string, name: string) {
  const { visit } = browser();
  const form = await visit(`${origin}/sign-in`);
  const consent = await visit(form.url.href, send({ prompt: 'login', login: name, password: 'x' }));
  const { url } = await visit(consent.url.href, send({ prompt: 'consent' }));
  return { visit, url };
}

test('people sign in at a provider with PKCE, and their groups decide what they may do', async () => {
  const origin = await opened();
  expect((await fetch(`${origin}/api/fleet`)).status).toBe(401);

  const ada = await signIn(origin, 'ada');
  expect(ada.url.href).toBe(`${origin}/`);
  const session = await (await ada.visit(`${origin}/api/session`)).answer.json();
  expect(session).toMatchObject({ name: 'ada', role: 'configure', identity: true });

  const grace = await signIn(origin, 'grace');
  const { csrf } = await (await grace.visit(`${origin}/api/session`)).answer.json();
  const post = (path: string, body: object) =>
    grace.visit(`${origin}/api${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'x-csrf-token': csrf },
      body: JSON.stringify(body),
    });
  expect((await post('/prune', { keep: 1, days: 0, dry: true })).answer.status).toBe(403);
  const change = { action: 'roll-out', pieces: ['games@2.1.0'], percent: 10, merchants: ['m0'] };
  expect(await (await post('/changes', { change, note: 'as grace' })).answer.json()).toMatchObject({
    by: 'grace',
  });

  const linus = await signIn(origin, 'linus');
  expect(await (await linus.visit(`${origin}/api/session`)).answer.json()).toMatchObject({ role: 'look' });

  const eve = await signIn(origin, 'eve');
  expect(eve.url.href).toBe(`${origin}/?sign-in=refused`);
  expect((await eve.visit(`${origin}/api/session`)).answer.status).toBe(401);
}, 60_000);

test('an answer that this browser did not ask for signs nobody in', async () => {
  const origin = await opened();
  const forged = await browser().visit(`${origin}/signed-in?code=stolen&state=made-up`);
  expect(forged.url.href).toBe(`${origin}/?sign-in=expired`);
  const { visit } = browser();
  const { url } = await visit(`${origin}/sign-in`);
  const state = new URL(
    (await fetch(`${origin}/sign-in`, { redirect: 'manual' })).headers.get('location') ?? url,
  ).searchParams.get('state');
  const other = await visit(`${origin}/signed-in?code=stolen&state=${state}`);
  expect(other.url.href).toBe(`${origin}/?sign-in=failed`);
}, 60_000);
