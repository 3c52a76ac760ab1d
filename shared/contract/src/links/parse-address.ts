/** An address as a browser reads it, or undefined when it is none. (Chrome has URL.canParse from 120 on only.) */
export function parseAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
