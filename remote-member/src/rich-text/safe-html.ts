import { safeTarget } from '@tessera/shell/navigation';
import DOMPurify from 'dompurify';

const tags =
  'p br b strong i em u s small ul ol li h2 h3 h4 blockquote hr span a img table thead tbody tr th td'.split(
    ' ',
  );
const attributes = ['href', 'src', 'alt', 'dir', 'lang', 'colspan', 'rowspan'];

function webUrl(raw: string | null): string | undefined {
  try {
    const url = new URL(raw ?? '', location.origin);
    return url.protocol === 'https:' || url.origin === location.origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The merchant's HTML as nodes: text, lists, tables, pictures and links; no script, style, frame or form. A link leads to
 * a path of the app, or to an https address in a tab of its own; any other is plain text. Brings DOMPurify: import it lazily.
 */
export function safeHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    const raw = link.getAttribute('href');
    const route = safeTarget(raw);
    const url = webUrl(raw);
    link.removeAttribute('href');
    if (route) link.setAttribute('href', route);
    else if (url?.startsWith('https:'))
      Object.assign(link, { href: url, target: '_blank', rel: 'noopener noreferrer' });
  }
  for (const image of fragment.querySelectorAll('img')) {
    const url = webUrl(image.getAttribute('src'));
    if (url) Object.assign(image, { src: url, loading: 'lazy', referrerPolicy: 'no-referrer' });
    else image.remove();
  }
  return fragment;
}
