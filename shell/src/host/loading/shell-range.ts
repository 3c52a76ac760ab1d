const numbers = (text: string): readonly number[] => text.split('.').map((part) => Number.parseInt(part, 10));

/**
 * Whether a shell version lies in a remote's range. Ranges are carets (`^1.2.0`), as the remote contract has it, so
 * that the page needs no semver library: the same major, and not older.
 */
export function fitsShell(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = numbers(range.replace(/^\^/, ''));
  if (major !== wantMajor) return false;
  return minor !== wantMinor ? minor > wantMinor : patch >= wantPatch;
}
