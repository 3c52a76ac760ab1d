/**
 * What the shell hands to every remote as one instance. The shell provides these eagerly; a remote brings no copy and
 * refuses to start on a version outside its range.
 */
const modules = ['react', 'react-dom', 'react/jsx-runtime'] as const;

/** The trailing slash shares every subpath of the shell's public face. */
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

/** What each shared module must be, or is, by name: for the release tool to hold one side against the other. */
export const rangesOf = (shares: Readonly<Record<string, Share>>): Record<string, string> =>
  Object.fromEntries(Object.entries(shares).map(([name, { requiredVersion }]) => [name, requiredVersion]));
