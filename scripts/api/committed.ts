import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { array, type InferOutput, object, parse, record, string } from 'valibot';
import { inWorkspace } from '../workspace';
import type { Described } from './describe-all';

const folder = 'api';
const releasedFile = `${folder}/released.json`;

const releasedSchema = object({ version: string(), sha256: string(), names: array(string()) });

/** The API of the last version of a package: enough to detect changes and removed names. */
export type Released = InferOutput<typeof releasedSchema>;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const descriptionFile = ({ package: { file } }: Described): string => `${folder}/${file}.d.ts`;

/** @returns the committed description, empty where there is none */
export const committedText = (described: Described): string => {
  const file = inWorkspace(descriptionFile(described));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Writes `api/<package>.d.ts`. */
export const writeDescriptions = (all: readonly Described[]): void => {
  mkdirSync(inWorkspace(folder), { recursive: true });
  for (const described of all) writeFileSync(inWorkspace(descriptionFile(described)), described.text);
};

/** @returns the content of `api/released.json`, by package name */
export const readReleased = (): Readonly<Record<string, Released>> =>
  parse(record(string(), releasedSchema), JSON.parse(readFileSync(inWorkspace(releasedFile), 'utf8')));

/** Stores the present API as that of the present versions, in `api/released.json`. */
export const writeReleased = (all: readonly Described[]): void => {
  const released = Object.fromEntries(
    all.map(({ package: { name, version }, names, text }): [string, Released] => [
      name,
      { version, sha256: hashOf(text), names: [...names] },
    ]),
  );
  writeFileSync(inWorkspace(releasedFile), `${JSON.stringify(released, null, 2)}\n`);
};
