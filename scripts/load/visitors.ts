import { createHash } from 'node:crypto';
import { type CheckedPage, checkAssetList, checkFile, checkPage, checkWorker } from './check-page';
import { type Connection, connection, type Reply } from './connection';
import { note, type Tally } from './tally';

/** What all visits of a load share. */
interface Visits {
  readonly tally: Tally;
  /** Results of checks. Thousands of clients get the same bytes, which are checked once. */
  readonly known: Map<string, CheckedPage | undefined>;
  readonly signal: AbortSignal;
}

/** Checks an answer, unless the same bytes and headers were checked before as the same thing. */
function checked(
  { known }: Visits,
  { headers, bytes }: Reply,
  thing: string,
  check: () => CheckedPage | undefined,
): CheckedPage | undefined {
  const sent = [thing, headers['content-security-policy'], headers['content-encoding']].join('\n');
  const key = createHash('sha256').update(sent).update(bytes).digest('hex');
  if (!known.has(key)) known.set(key, check());
  return known.get(key);
}

const encodings = ['br', 'gzip', 'identity'] as const;

/** One visit: the page, its files, the list of files by which an open page looks for a release, and the service worker. */
async function visit(client: Connection, host: string, at: number, visits: Visits): Promise<void> {
  const { tally, signal } = visits;
  const headers = { host, 'accept-encoding': encodings[at % encodings.length] ?? 'br' };
  const ask = async (path: string, name: string): Promise<Reply> => {
    const reply = await client.ask(path, { headers });
    tally.requests += 1;
    tally.times.push(reply.elapsed);
    if (reply.status !== 200) throw new Error(`status ${reply.status} for ${name}`);
    return reply;
  };
  const reply = await ask('/m/home', 'a page');
  const page = checked(visits, reply, 'page', () => checkPage(reply));
  if (!page) return;
  tally.releases.add(page.release);
  for (const file of page.files) {
    if (signal.aborted) return;
    const sent = await ask(file.path, 'a file');
    checked(visits, sent, `${file.path} ${file.integrity}`, () => void checkFile(sent, file));
  }
  if (signal.aborted) return;
  const list = await ask('/m/asset-manifest.json', 'a list of files');
  checked(visits, list, 'list', () => void checkAssetList(list));
  if (signal.aborted) return;
  const worker = await ask('/m/sw.js', 'a service worker');
  checked(visits, worker, 'worker', () => void checkWorker(worker));
}

/** Lets clients visit again and again, each on a connection of its own, until the signal. Adds to the tally what they see. */
export async function visitors(
  url: string,
  hosts: readonly string[],
  clients: number,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  const visits: Visits = { tally, known: new Map(), signal };
  const one = async (at: number): Promise<void> => {
    const client = connection(url);
    const host = hosts[at % hosts.length] ?? '';
    for (let turn = 0; !signal.aborted; turn += 1) {
      await visit(client, host, at + turn, visits).catch((error: unknown) =>
        note(tally, error instanceof Error ? error.message : String(error)),
      );
    }
    tally.reopened += client.reopened();
    client.close();
  };
  await Promise.all(Array.from({ length: clients }, (_, at) => one(at)));
}
