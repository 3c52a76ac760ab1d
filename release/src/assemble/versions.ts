import * as v from 'valibot';
import type { Share } from './assemble';

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

/** Which versions a release names, whatever schema it was made by. */
export interface ReleaseVersions {
  readonly number: number;
  readonly shell: string;
  readonly remotes: Readonly<Record<string, readonly Share[]>>;
  /** The version before the stable one, by piece. */
  readonly previous: Readonly<Record<string, string>>;
}

/** Reads the versions of a release as it stands in the store. Throws valibot's ValiError. */
export function versionsOf(bytes: Buffer): ReleaseVersions {
  const { number, shell, remotes } = v.parse(versions, JSON.parse(bytes.toString('utf8')));
  const named = Object.entries(remotes);
  const previous = [
    ['shell', shell.previous] as const,
    ...named.map(([name, remote]) => [name, remote.previous?.version] as const),
  ].flatMap(([name, version]) => (version === undefined ? [] : [[name, version] as const]));
  return {
    number,
    shell: shell.version,
    remotes: Object.fromEntries(named.map(([name, { candidates }]) => [name, candidates])),
    previous: Object.fromEntries(previous),
  };
}

/** Every version that a release names, as `games@2.1.0`. */
export const namedVersions = ({ shell, remotes, previous }: ReleaseVersions): readonly string[] => [
  `shell@${shell}`,
  ...Object.entries(remotes).flatMap(([name, shares]) => shares.map(({ version }) => `${name}@${version}`)),
  ...Object.entries(previous).map(([name, version]) => `${name}@${version}`),
];
