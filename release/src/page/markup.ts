import { ReleaseError } from '../release-error';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, also within a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** A tag with its attributes; those that are undefined or false are left out, true ones stand without a value. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [` ${key}`] : [` ${key}="${escapeHtml(value)}"`];
  });
  return `<${name}${written.join('')}>`;
}

/** A value as JSON that can stand in a script element, whatever texts are in it. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A script or style that can stand inline as it is, so that its hash holds.
 * Throws ReleaseError `inline-unsafe` when the HTML parser would end it early.
 */
export function inlineSource(source: string, element: 'script' | 'style'): string {
  if (!new RegExp(`</${element}|<!--`, 'i').test(source)) return source;
  throw new ReleaseError(
    'inline-unsafe',
    `A ${element} of the shell that stands inline holds "</${element}" or "<!--". Take it out of the source and build again.`,
  );
}
