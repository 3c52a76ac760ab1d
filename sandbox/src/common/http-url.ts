import * as v from 'valibot';

/** An absolute http(s) address. */
export const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//i));

/** Parses an absolute http(s) address. @returns undefined for any other text */
export function parseHttpUrl(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}
