import { ReleaseError } from '../release-error';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** Renders a start tag. Omits attributes that are undefined or false, and renders true without a value. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const rendered = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [` ${key}`] : [` ${key}="${escapeHtml(value)}"`];
  });
  return `<${name}${rendered.join('')}>`;
}

/** Serializes a value as JSON that is safe inside a script element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Removes line breaks and spaces around punctuation. Sufficient for the style sheets of this package. */
export const minifyCss = (source: string): string =>
  source.replace(/\s*\n\s*/g, '').replace(/\s*([{};:,]) ?/g, '$1');

/**
 * Checks that a script or style can be inlined without changes, so that its hash stays valid.
 * @throws ReleaseError `inline-unsafe` if the HTML parser would end the element early
 */
export function inlineSource(source: string, element: 'script' | 'style'): string {
  if (!new RegExp(`</${element}|<!--`, 'i').test(source)) return source;
  throw new ReleaseError(
    'inline-unsafe',
    `An inline ${element} of the shell contains "</${element}" or "<!--". Remove it from the source and build again.`,
  );
}
