/** A hue in degrees that is always the same for the same text, and spread wide for texts that differ little. */
export function hueOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 360;
}
