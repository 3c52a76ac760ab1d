/** @returns the parsed address, or undefined if it is malformed. (Chrome has URL.canParse only since 120.) */
export function parseAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
