import { merchantLink, parseAddress } from '@tessera/contract';
import DOMPurify from 'dompurify';

const tags =
  'p br b strong i em u s small ul ol li h2 h3 h4 blockquote hr span a img table thead tbody tr th td'.split(
    ' ',
  );
const attributes = ['href', 'src', 'alt', 'dir', 'lang', 'colspan', 'rowspan'];

/** Pictures come over https or from this very site. */
function pictureUrl(raw: string | null): string | undefined {
  const url = raw ? parseAddress(raw, location.origin) : undefined;
  return url?.protocol === 'https:' || url?.origin === location.origin ? url.href : undefined;
}

function setAll(element: Element, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
}

function tameLink(link: Element, linkHosts: readonly string[]): void {
  const target = merchantLink(link.getAttribute('href'), linkHosts);
  link.removeAttribute('href');
  if (target?.kind === 'page') setAll(link, { href: target.path });
  if (target?.kind === 'site')
    setAll(link, { href: target.url, target: '_blank', rel: 'noopener noreferrer' });
}

function tamePicture(picture: Element): void {
  const src = pictureUrl(picture.getAttribute('src'));
  if (src === undefined) picture.remove();
  else setAll(picture, { loading: 'lazy', referrerpolicy: 'no-referrer', src });
}

/**
 * The merchant's HTML as nodes: text, lists, tables, pictures and links; no script, style, frame or form. A link leads to
 * a page of the app, or to one of the merchant's link hosts in a tab of its own; any other is plain text. Brings
 * DOMPurify: import it lazily.
 */
export function safeHtml(html: string, linkHosts: readonly string[]): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) tameLink(link, linkHosts);
  for (const picture of fragment.querySelectorAll('img')) tamePicture(picture);
  return fragment;
}
