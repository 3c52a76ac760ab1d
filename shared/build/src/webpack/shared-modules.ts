/**
 * The modules that all remotes share with the shell as one instance. The shell provides them; a remote has no copy and
 * refuses to start on a version outside its range.
 */
const modules = ['react', 'react-dom', 'react/jsx-runtime'] as const;

/** The trailing slash shares every subpath of the shell's public API. */
const SHELL_FACE = '@tessera/shell/';

type Share = { singleton: true; requiredVersion: string } & (
  | { eager: true; version: string }
  | { import: false; strictVersion: true }
);

/** The shell's side of the table. Versions are exact. */
export function providedByShell(versions: { react: string; shell: string }): Record<string, Share> {
  const share = (version: string): Share => ({
    singleton: true,
    eager: true,
    version,
    requiredVersion: version,
  });
  return Object.fromEntries([
    ...modules.map((name) => [name, share(versions.react)]),
    [SHELL_FACE, share(versions.shell)],
  ]);
}

/** A remote's side of the table: ranges. */
export function consumedByRemote(ranges: { react: string; shell: string }): Record<string, Share> {
  const share = (requiredVersion: string): Share => ({
    singleton: true,
    import: false,
    strictVersion: true,
    requiredVersion,
  });
  return Object.fromEntries([
    ...modules.map((name) => [name, share(ranges.react)]),
    [SHELL_FACE, share(ranges.shell)],
  ]);
}

/** The range or version of each shared module, by name, so that the release tool can compare both sides. */
export const rangesOf = (shares: Readonly<Record<string, Share>>): Record<string, string> =>
  Object.fromEntries(Object.entries(shares).map(([name, { requiredVersion }]) => [name, requiredVersion]));
