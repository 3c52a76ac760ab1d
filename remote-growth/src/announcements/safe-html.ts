import DOMPurify, { type Config } from 'dompurify';
import { announcementLink } from './announcement-link';

const rules = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'h3', 'h4', 'span', 'a'],
  ALLOWED_ATTR: ['href', 'dir', 'lang'],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * The merchant's HTML as nodes: text, lists and links, no script, no style, no picture. Links lead to paths of the app
 * and https addresses on link hosts, these in a tab of their own; any other is plain text. Import it lazily: it brings 8 kB.
 */
export function safeHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ...rules,
    ALLOWED_TAGS: [...rules.ALLOWED_TAGS],
    ALLOWED_ATTR: [...rules.ALLOWED_ATTR],
  });
  for (const anchor of fragment.querySelectorAll('a')) {
    const link = announcementLink(anchor.getAttribute('href') ?? undefined);
    anchor.removeAttribute('href');
    if (link?.kind === 'route') anchor.href = link.path;
    if (link?.kind === 'site')
      Object.assign(anchor, { href: link.url, target: '_blank', rel: 'noopener noreferrer' });
  }
  return fragment;
}
