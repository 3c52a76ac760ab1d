import { hasBuiltIn, sanitizeBuiltIn } from './built-in';
import { tameLink, tamePicture } from './links-and-pictures';
import { sanitizePurified } from './purified';

/** Only browsers without a sanitizer of their own load DOMPurify. */
const sanitize = async (html: string): Promise<Element> =>
  hasBuiltIn() ? sanitizeBuiltIn(html) : sanitizePurified(html);

/**
 * The merchant's HTML as nodes: text, lists, tables, pictures and links; no script, style, frame or form. A link leads to
 * a page of the app, or to a site that the merchant trusts in a tab of its own; any other is plain text.
 */
export async function safeHtml(
  html: string,
  trusted: readonly string[] | undefined,
): Promise<DocumentFragment> {
  // Parsers disagree on null characters, and no text needs them.
  const box = await sanitize(html.replaceAll('\0', ''));
  for (const link of box.querySelectorAll('a')) tameLink(link, trusted);
  for (const picture of box.querySelectorAll('img')) tamePicture(picture);
  // Nodes of another window are no instances of the page's Element, also once they are moved: the page gets copies.
  const copy = document.importNode(box, true);
  const fragment = document.createDocumentFragment();
  fragment.append(...copy.childNodes);
  return fragment;
}
