import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** A package of a registry. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** The licence that its package.json states. */
  readonly licence?: string | undefined;
  /** Its files with licences and notices, which most licences want to be passed on. */
  readonly notices: readonly { readonly file: string; readonly text: string }[];
}

const named = v.object({ type: v.string() });
/** Some packages write an object, or a list of them, as npm did before 2014. */
const manifest = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.union([v.string(), named])),
  licenses: v.optional(v.array(named)),
});

const notice = /^(licen[cs]e|notice|copying|copyright)\b/i;

function licenceOf({ license, licenses = [] }: v.InferOutput<typeof manifest>): string | undefined {
  if (typeof license === 'string') return license;
  const names = [license, ...licenses].flatMap((one) => one?.type ?? []);
  return names.length > 0 ? names.join(' OR ') : undefined;
}

/** @returns the package in a folder, or undefined if there is none */
export async function installedPackage(folder: string): Promise<Package | undefined> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = v.safeParse(manifest, JSON.parse(text));
  if (!parsed.success) return undefined;
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && notice.test(entry.name));
  const notices = await Promise.all(
    files.map(async ({ name }) => ({ file: name, text: await readFile(join(folder, name), 'utf8') })),
  );
  const { name, version } = parsed.output;
  return {
    name,
    version,
    licence: licenceOf(parsed.output),
    notices: notices.sort((one, other) => (one.file < other.file ? -1 : 1)),
  };
}
