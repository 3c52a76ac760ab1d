import { readdirSync, readFileSync } from 'node:fs';
import { parse, picklist, record, string } from 'valibot';
import { parse as parseYaml } from 'yaml';
import { inWorkspace } from '../workspace';
import { hashOf, type Released } from './committed';

const levels = ['none', 'patch', 'minor', 'major'] as const;

/** By how much a version rises. */
type Level = (typeof levels)[number];

const changeset = record(string(), picklist(levels));

/** @returns by package name, the highest level that the files in `.changeset` ask for */
export const plannedLevels = (folder = inWorkspace('.changeset')): ReadonlyMap<string, Level> => {
  const planned = new Map<string, Level>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')) {
    const [, head = ''] = readFileSync(`${folder}/${file}`, 'utf8').split(/^---$/m);
    for (const [name, level] of Object.entries(parse(changeset, parseYaml(head) ?? {})))
      if (rank(level) > rank(planned.get(name) ?? 'none')) planned.set(name, level);
  }
  return planned;
};

/** An API as far as the rule needs it. */
interface Api {
  readonly version: string;
  readonly names: readonly string[];
  readonly text: string;
}

/**
 * What is missing for the change of a public API, as one sentence.
 * A removed name needs a major version, any other change a minor one. Whether a changed declaration also needs a
 * major one is for the author and the reviewer to tell: an added optional property does not, a new required one does.
 * @returns undefined if nothing is missing
 */
export const missingChange = (
  name: string,
  released: Released | undefined,
  now: Api,
  planned: Level,
): string | undefined => {
  if (released?.version !== now.version)
    return `${name} is ${now.version}, and api/released.json has ${released?.version ?? 'no version of it'}. Raise versions with: pnpm new-versions`;
  if (released.sha256 === hashOf(now.text)) return undefined;
  const gone = released.names.filter((known) => !now.names.includes(known));
  const needed = gone.length > 0 ? 'major' : 'minor';
  if (rank(planned) >= rank(needed)) return undefined;
  const cause = gone.length > 0 ? `It no longer exports ${gone.join(', ')}.` : 'api/ shows how.';
  return `The public API of ${name} has changed since ${released.version}. ${cause} This needs a changeset with a ${needed} version: pnpm changeset`;
};

const rank = (level: Level): number => levels.indexOf(level);
