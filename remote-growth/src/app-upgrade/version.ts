/** A version as its numbers, the most significant first. */
export type Version = readonly number[];

/** Reads a version such as 2.4.39; undefined when a text is none. */
export const parseVersion = (text: string | undefined): Version | undefined =>
  text !== undefined && /^\d+(\.\d+)*$/.test(text) ? text.split('.').map(Number) : undefined;

/** Whether a version is older than another; a missing part counts as 0. */
export function isOlder(version: Version, other: Version): boolean {
  for (let at = 0; at < Math.max(version.length, other.length); at++) {
    const difference = (version[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
