import { ReleaseError } from '../release-error';

/** The most bytes that nginx reads as one parameter, with its quotation marks. */
const LONGEST_PARAMETER = 4096;

const inQuotes = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** @returns why an nginx configuration cannot contain a string; undefined if it can */
function unquotable(text: string): string | undefined {
  // A dollar sign starts a variable. nginx has no escape for it.
  if (/[$\r\n\0]/.test(text))
    return `${JSON.stringify(text)} contains a character that an nginx configuration cannot contain: a dollar sign, a line break or a zero byte. Change the merchant or the option with this value.`;
  const bytes = Buffer.byteLength(inQuotes(text));
  if (bytes > LONGEST_PARAMETER)
    return `"${text.slice(0, 80)}…" has ${bytes} bytes, and nginx reads at most ${LONGEST_PARAMETER} as one value. Shorten it. A policy gets shorter if the merchant allows fewer origins or has fewer features.`;
  return undefined;
}

/** @returns whether an nginx configuration can contain a string */
export const isQuotable = (text: string): boolean => unquotable(text) === undefined;

/**
 * Quotes a string for an nginx configuration.
 * @throws ReleaseError `unquotable` if nginx cannot read the string
 */
export function quoted(text: string): string {
  const reason = unquotable(text);
  if (reason !== undefined) throw new ReleaseError('unquotable', reason);
  return inQuotes(text);
}

/** Quotes a key of a `map`. nginx reads some keys as directives; a backslash before them makes them plain texts. */
export const mapKey = (text: string): string =>
  quoted(['default', 'include', 'hostnames', 'volatile'].includes(text) ? `\\${text}` : text);

/** Adds a header to responses of every status. nginx omits a header with an empty value. */
export const header = (name: string, value: string): string => `add_header ${name} ${quoted(value)} always;`;

/**
 * Adds headers, and the merchant's `strict-transport-security`, which is empty over plain http and for a merchant that
 * has not chosen it. A location with headers of its own inherits none, so each names all of them.
 */
export const headerLines = (headers: Readonly<Record<string, string>>): string[] => [
  ...Object.entries(headers).map(([name, value]) => header(name, value)),
  'add_header strict-transport-security $tessera_hsts always;',
];

/** Sets the content type of a response body in the configuration, whatever the file extension of the path. */
export const contentType = (type: string) => [
  'types {}',
  `default_type ${quoted(`${type}; charset=utf-8`)};`,
];

export const block = (head: string, ...lines: readonly string[]): string =>
  [
    `${head} {`,
    ...lines
      .join('\n')
      .split('\n')
      .map((line) => (line === '' ? '' : `  ${line}`)),
    '}',
  ].join('\n');
