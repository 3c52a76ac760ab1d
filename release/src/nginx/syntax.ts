import { ReleaseError } from '../release-error';

/**
 * Quotes a string for an nginx configuration.
 * @throws ReleaseError `unquotable` if the string contains a character that nginx cannot escape
 */
export function quoted(text: string): string {
  // A dollar sign starts a variable. nginx has no escape for it.
  if (/[$\r\n\0]/.test(text))
    throw new ReleaseError(
      'unquotable',
      `${JSON.stringify(text)} contains a character that an nginx configuration cannot contain: a dollar sign, a line break or a zero byte. Change the merchant or the option with this value.`,
    );
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
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
