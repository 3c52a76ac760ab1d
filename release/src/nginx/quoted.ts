import { ReleaseError } from '../release-error';

/** A text as a value in nginx's language. Throws ReleaseError `unquotable` for one that would be read as more. */
export function quoted(text: string): string {
  // A dollar starts a variable, and nothing can take that meaning away from it.
  if (/[$\r\n\0]/.test(text))
    throw new ReleaseError('unquotable', `${JSON.stringify(text)} cannot stand in nginx's configuration.`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** A header for every status, in nginx's language; an empty value sends none. */
export const header = (name: string, value: string): string => `add_header ${name} ${quoted(value)} always;`;

export const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => header(name, value));

/** The type of a text that nginx says itself, whatever the address that was asked for ends in. */
export const ofType = (type: string) => ['types {}', `default_type ${quoted(`${type}; charset=utf-8`)};`];

export const block = (head: string, ...lines: readonly string[]): string =>
  [
    `${head} {`,
    ...lines
      .join('\n')
      .split('\n')
      .map((line) => (line === '' ? '' : `  ${line}`)),
    '}',
  ].join('\n');
