import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConsoleEvent, CSRF_HEADER, consoleEvent, type Job, job, session } from '@tessera/console/api';
import * as v from 'valibot';
import { type ConsoleOptions, serveConsole } from '../console';
import type { Store } from '../store';
import { newFolder } from './dists';

type Served = Awaited<ReturnType<typeof serveConsole>>;
const running: Served[] = [];

/** Closes all consoles of a test. */
export const closeConsoles = (): Promise<unknown> =>
  Promise.all(running.splice(0).map((served) => served.close()));

/** Makes the folder of a built app, with one script. */
async function builtApp(): Promise<string> {
  const dir = join(await newFolder(), 'app');
  await mkdir(dir);
  await writeFile(join(dir, 'console.json'), JSON.stringify({ scripts: ['main.1a.js'], styles: [] }));
  await writeFile(join(dir, 'main.1a.js'), '"app";');
  return dir;
}

/** Starts a console on a free port of this machine. */
export async function startConsole(
  options: Partial<ConsoleOptions> & { readonly store: Store },
): Promise<Served> {
  const served = await serveConsole({
    location: 'test',
    app: await builtApp(),
    operator: 'Ada',
    host: '127.0.0.1',
    port: 0,
    trust: [],
    report: (fault) => {
      throw fault;
    },
    ...options,
  });
  running.push(served);
  return served;
}

/** A signed-in browser. */
export async function signedIn({ url }: Pick<Served, 'url'>) {
  const { origin } = new URL(url);
  const entered = await fetch(url, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const get = (path: string): Promise<Response> => fetch(`${origin}/api${path}`, { headers: { cookie } });
  const { csrf } = v.parse(session, await (await get('/session')).json());
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json', [CSRF_HEADER]: csrf, ...headers },
      body: JSON.stringify(body),
    });
  /** Waits until a job meets the condition. */
  async function reached(id: string, meets: (one: Job) => boolean): Promise<Job> {
    for (;;) {
      const jobs = v.parse(v.array(job), await (await get('/jobs')).json());
      const found = jobs.find((one) => one.id === id);
      if (found && meets(found)) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  /** Waits until a job is over. */
  const ended = (id: string): Promise<Job> =>
    reached(id, ({ state }) => state !== 'running' && state !== 'waiting');
  /** Starts a change, and waits until it is over. */
  async function change(body: unknown, path = '/changes'): Promise<Job> {
    return ended(v.parse(job, await (await post(path, body)).json()).id);
  }
  /** Reads server-sent events until one meets the condition. */
  async function event(meets: (one: ConsoleEvent) => boolean): Promise<ConsoleEvent> {
    const { body } = await fetch(`${origin}/api/events`, { headers: { cookie } });
    let text = '';
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks.filter((one) => one.startsWith('data: '))) {
        const one = v.parse(consoleEvent, JSON.parse(block.slice('data: '.length)));
        // Leaving the loop ends the request.
        if (meets(one)) return one;
      }
    }
    throw new Error('the stream ended');
  }
  return { origin, cookie, get, post, change, reached, ended, event };
}
