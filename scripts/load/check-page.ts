import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseRelease } from '@tessera/release';
import * as v from 'valibot';
import type { Reply } from './connection';

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** The text of an answer. @throws Error if it is not whole */
function textOf({ headers, bytes }: Reply): string {
  const encoding = headers['content-encoding'];
  const isKnown = encoding === 'br' || encoding === 'gzip';
  return (isKnown ? decoders[encoding](bytes) : bytes).toString('utf8');
}

/** A file that a page runs, with its hash. */
interface NamedFile {
  readonly path: string;
  readonly integrity: string;
}

export interface CheckedPage {
  readonly release: number;
  /** Folder of the shell's files. */
  readonly shell: string;
  readonly files: readonly NamedFile[];
}

const bodiesOf = (html: string, element: 'script' | 'style'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, body = '']) => body);

/**
 * Checks that a page is whole and of one release: its inline scripts and styles have their hashes in the policy of the
 * same answer, its tags name files of the shell in its release, and shell and remote are of one version.
 * @throws Error that names what is wrong
 */
export function checkPage(reply: Reply): CheckedPage {
  const html = textOf(reply);
  if (!html.startsWith('<!doctype html>') || !html.endsWith('</body></html>')) throw new Error('a torn page');
  const policy = String(reply.headers['content-security-policy']);
  for (const body of [...bodiesOf(html, 'script'), ...bodiesOf(html, 'style')]) {
    const hash = createHash('sha256').update(body).digest('base64');
    if (!policy.includes(`'sha256-${hash}'`)) throw new Error('a page with the policy of another release');
  }
  const [, json = ''] = /id="tessera-release">(.*?)<\/script>/s.exec(html) ?? [];
  const { number, shell, remotes } = parseRelease(JSON.parse(json));
  const sources = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
  if (sources.some((source) => !source.startsWith(shell.base)))
    throw new Error('a page with scripts of another release');
  const chosen = Object.values(remotes).flatMap(({ candidates }) => candidates.slice(0, 1));
  if (chosen.some(({ version }) => version !== shell.version))
    throw new Error('a release with mixed versions');
  if (!bodiesOf(html, 'script').some((body) => body.includes(`"early ${shell.version}"`)))
    throw new Error('a page with the early script of another release');
  const files = [
    ...shell.main.scripts.map((file) => ({
      path: shell.base + file,
      integrity: shell.integrity[file] ?? '',
    })),
    ...chosen.map(({ base, entry, integrity }) => ({
      path: base + entry,
      integrity: integrity[entry] ?? '',
    })),
  ];
  return { release: number, shell: shell.base, files };
}

/** @throws Error if a file is not the one that the page names */
export function checkFile(reply: Reply, { path, integrity }: NamedFile): void {
  const hash = createHash('sha384').update(textOf(reply)).digest('base64');
  if (`sha384-${hash}` !== integrity) throw new Error(`a torn or foreign file ${path.split('/').at(-1)}`);
}

const facts = v.pipe(v.string(), v.parseJson(), v.object({ shell: v.string(), bases: v.array(v.string()) }));

/** @throws Error if a service worker's script is not whole, or of two releases */
export function checkWorker(reply: Reply): void {
  const text = textOf(reply);
  const [, json] = /^self\.__TESSERA_WORKER__=(.*);$/m.exec(text) ?? [];
  const { shell, bases } = v.parse(facts, json);
  const version = shell.split('/').at(-2);
  const isOne =
    bases.every((base) => base.split('/').at(-2) === version) && text.includes(`"worker ${version}"`);
  if (!isOne || !text.endsWith('*/')) throw new Error('a service worker that is torn, or of two releases');
}

const assetList = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    shell: v.array(v.string()),
    remotes: v.record(v.string(), v.array(v.object({ files: v.array(v.string()) }))),
  }),
);

/** @throws Error if a list of files is not whole, or of two releases */
export function checkAssetList(reply: Reply): void {
  const { shell, remotes } = v.parse(assetList, textOf(reply));
  const versions = new Set(
    [shell, ...Object.values(remotes).flatMap((all) => all.map(({ files }) => files))]
      .flat()
      .map((file) => file.split('/').at(-2)),
  );
  if (versions.size !== 1) throw new Error('a list of files with mixed versions');
}
