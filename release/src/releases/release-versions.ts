import * as v from 'valibot';
import type { Share } from './shares';

const versions = v.object({
  number: v.number(),
  shell: v.object({ version: v.string(), previous: v.optional(v.string()) }),
  remotes: v.record(
    v.string(),
    v.object({
      candidates: v.array(v.object({ version: v.string(), weight: v.number() })),
      previous: v.optional(v.object({ version: v.string() })),
    }),
  ),
});

/** The versions in a release. Reads releases of older schemas too. */
export interface ReleaseVersions {
  readonly number: number;
  readonly shell: string;
  readonly remotes: Readonly<Record<string, readonly Share[]>>;
  /** Version before the stable one, by piece. */
  readonly previous: Readonly<Record<string, string>>;
}

/** @throws ValiError if the JSON is not that of a release */
export function versionsOf(raw: unknown): ReleaseVersions {
  const { number, shell, remotes } = v.parse(versions, raw);
  const entries = Object.entries(remotes);
  const previous = [
    ['shell', shell.previous] as const,
    ...entries.map(([name, remote]) => [name, remote.previous?.version] as const),
  ].flatMap(([name, version]) => (version === undefined ? [] : [[name, version] as const]));
  return {
    number,
    shell: shell.version,
    remotes: Object.fromEntries(entries.map(([name, { candidates }]) => [name, candidates])),
    previous: Object.fromEntries(previous),
  };
}

/** @returns all versions in a release as `<piece>@<version>`, including those before the stable ones */
export const namedVersions = ({ shell, remotes, previous }: ReleaseVersions): readonly string[] => [
  `shell@${shell}`,
  ...Object.entries(remotes).flatMap(([name, shares]) => shares.map(({ version }) => `${name}@${version}`)),
  ...Object.entries(previous).map(([name, version]) => `${name}@${version}`),
];
