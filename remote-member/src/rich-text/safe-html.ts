import DOMPurify from 'dompurify';
import { wayOf } from '../merchant-link/way-of';

const tags =
  'p br b strong i em u s small ul ol li h2 h3 h4 blockquote hr span a img table thead tbody tr th td'.split(
    ' ',
  );
const attributes = ['href', 'src', 'alt', 'dir', 'lang', 'colspan', 'rowspan'];

/** Pictures come over https or from this very site. */
function pictureUrl(raw: string | null): string | undefined {
  if (!raw || !URL.canParse(raw, location.origin)) return undefined;
  const url = new URL(raw, location.origin);
  return url.protocol === 'https:' || url.origin === location.origin ? url.href : undefined;
}

/**
 * The merchant's HTML as nodes: text, lists, tables, pictures and links; no script, style, frame or form. A link leads to
 * a path of the app, or to one of the merchant's link hosts in a tab of its own; any other is plain text. Brings
 * DOMPurify: import it lazily.
 */
export function safeHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    const way = wayOf(link.getAttribute('href'));
    link.removeAttribute('href');
    if (way?.kind === 'route') link.setAttribute('href', way.path);
    if (way?.kind === 'site')
      Object.assign(link, { href: way.url, target: '_blank', rel: 'noopener noreferrer' });
  }
  for (const image of fragment.querySelectorAll('img')) {
    const url = pictureUrl(image.getAttribute('src'));
    if (url) Object.assign(image, { src: url, loading: 'lazy', referrerPolicy: 'no-referrer' });
    else image.remove();
  }
  return fragment;
}
