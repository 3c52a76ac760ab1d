import path from 'node:path';
import { inWorkspace } from '../workspace';
import { type DescribedPackage, describedPackages } from './described-packages';
import { emitDeclarations } from './emit-declarations';
import { rollUp } from './roll-up';
import { writeDescription } from './write-description';

/** A package with the description of its public API as the sources have it now. */
export interface Described {
  readonly package: DescribedPackage;
  /** Each exported name with its entry, such as `@tessera/shell/session signIn`. */
  readonly names: readonly string[];
  /** What belongs into `api/<file>.d.ts`. */
  readonly text: string;
}

/** @param cache the folder for the compiler's output: one for each process that may run at the same time */
export const describeAll = (cache: string): readonly Described[] => {
  const packages = describedPackages();
  const entries = new Map(packages.flatMap((described) => [...described.entries]));
  const emitted = emitDeclarations(entries, inWorkspace('.cache', cache));
  return packages.map((described) => {
    const api = rollUp(
      new Map(
        [...described.entries].map(([entry, file]): [string, string] => [
          entry,
          path.join(emitted, file.replace(/\.tsx?$/, '.d.ts')),
        ]),
      ),
    );
    return {
      package: described,
      names: [...api.exports].flatMap(([entry, names]) => names.map((name) => `${entry} ${name}`)),
      text: writeDescription(described.name, api),
    };
  });
};
