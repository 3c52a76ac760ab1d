import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from '../release-error';
import { IDENTITY_HOST } from './configuration-id';

/** Times in ms. */
const ANSWER_TIMEOUT = 2_000;
const LOAD_TIMEOUT = 5_000;
const POLL_INTERVAL = 50;

/** @returns where this machine reaches an nginx with that `listen` address */
function reachable(listen: string): { readonly hostname: string; readonly port: string } {
  const [, host = '', port = '80'] = /^(?:(.+?):)?(\d+)$/.exec(listen) ?? ['', listen];
  const hostname = host.replace(/[[\]]/g, '');
  if (hostname === '' || hostname === '0.0.0.0') return { hostname: '127.0.0.1', port };
  return { hostname: hostname === '::' ? '::1' : hostname, port };
}

/** @returns the id of the configuration that nginx uses; undefined if it does not answer */
const loadedId = (listen: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const options = { ...reachable(listen), headers: { host: IDENTITY_HOST }, agent: false };
    const asked = request({ ...options, timeout: ANSWER_TIMEOUT }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve(text));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('close', () => resolve(undefined));
    asked.on('error', () => resolve(undefined));
    asked.end();
  });

async function signalNginx(file: string): Promise<void> {
  const id = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!Number.isInteger(id) || id <= 1)
    throw new ReleaseError(
      'file-unreadable',
      `${file} does not contain a process id. Start nginx, then run this command again.`,
    );
  process.kill(id, 'SIGHUP');
}

/**
 * Makes nginx load its configuration, unless it has. A signal alone proves nothing: nginx keeps its old configuration
 * if the new one has an error, and a signal to a process that just ended is lost.
 * @param pidFile file with the process id of nginx
 * @param listen the address that nginx listens on
 * @returns whether nginx had to load it
 * @throws ReleaseError `file-unreadable` or `reload-failed`, or a system error if the process does not exist
 */
export async function loadConfiguration(pidFile: string, listen: string, id: string): Promise<boolean> {
  if ((await loadedId(listen)) === id) return false;
  await signalNginx(pidFile);
  for (const end = Date.now() + LOAD_TIMEOUT; Date.now() < end; await pause(POLL_INTERVAL))
    if ((await loadedId(listen)) === id) return true;
  throw new ReleaseError(
    'reload-failed',
    `nginx has not loaded the new configuration within ${LOAD_TIMEOUT / 1000} s and keeps the old one. Check it with nginx -t, and read the error log of nginx.`,
  );
}
