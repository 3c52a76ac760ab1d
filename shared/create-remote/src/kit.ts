import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const versions = v.record(v.string(), v.string());

export const kitSchema = v.object({
  /** Exact versions of the packages of the kit, which were tested together. */
  packages: versions,
  /** Exact versions of what a repository of a remote needs from others: React, and the tools. */
  others: versions,
});

/** The packages that a repository of a remote pins. `npx pnpm kit` writes them into this package. */
export type Kit = v.InferOutput<typeof kitSchema>;

const file = path.resolve(import.meta.dirname, '../kit.json');

/** @returns the kit that this package is a part of; undefined in the workspace, whose packages need no versions */
export const ownKit = (): Kit | undefined =>
  existsSync(file) ? v.parse(kitSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
