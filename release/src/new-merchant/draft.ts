import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { messageOf } from '../fault';
import { readJson } from '../input';
import { SCHEMA_FILE, schemaText } from '../merchants';
import { ReleaseError } from '../release-error';

/** The fields of a description that are known so far. */
export type Draft = Readonly<Record<string, unknown>>;

// A record alone would read a list as an object without fields.
const draft = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'not one object'),
  v.record(v.string(), v.unknown()),
);
const isAbsent = (error: unknown): boolean => v.is(v.object({ code: v.literal('ENOENT') }), error);

/**
 * Reads the answers of an earlier session, or a description that the operator wrote.
 * @returns an empty draft if the file does not exist
 * @throws ReleaseError `file-unreadable`
 */
export async function readDraft(file: string): Promise<Draft> {
  try {
    return readJson(draft, await readFile(file));
  } catch (error) {
    if (isAbsent(error)) return {};
    throw new ReleaseError(
      'file-unreadable',
      `${file} cannot be read as one JSON object: ${messageOf(error)}. Correct the file, or name another one.`,
    );
  }
}

async function replace(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  await writeFile(temporary, text, { flag: 'wx' });
  await rename(temporary, file);
}

/**
 * Writes a draft in the format of `merchant set`, so that an interrupted session loses no answer. A draft without
 * `$schema` gets the schema as a file beside it, for editors.
 * @throws ReleaseError `file-unreadable`
 */
export async function writeDraft(file: string, { $schema, ...fields }: Draft): Promise<void> {
  const schema = `./${SCHEMA_FILE}`;
  const named = $schema ?? schema;
  try {
    if (named === schema) await replace(join(dirname(file), SCHEMA_FILE), schemaText());
    await replace(file, `${JSON.stringify({ $schema: named, ...fields }, null, 2)}\n`);
  } catch (error) {
    throw new ReleaseError(
      'file-unreadable',
      `${file} cannot be written: ${messageOf(error)}. Name a file in a folder that exists: release merchant new <file>.`,
    );
  }
}
