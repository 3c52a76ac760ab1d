/**
 * A hue in degrees that is always the same for the same text, and spread wide for texts that differ little: FNV-1a, mixed
 * once more, because the hues of ids in a row would alternate between two.
 */
export function hueOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % 360;
}
