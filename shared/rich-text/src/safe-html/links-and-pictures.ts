import { merchantLink, parseAddress } from '@tessera/contract';

/** Pictures come over https or from this very site. */
function pictureUrl(raw: string | null): string | undefined {
  const url = raw ? parseAddress(raw, location.origin) : undefined;
  return url?.protocol === 'https:' || url?.origin === location.origin ? url.href : undefined;
}

function setAll(element: Element, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
}

/** A link leads to a page of the app, or to a trusted site in a tab of its own. Any other is plain text. */
export function tameLink(link: Element, trusted: readonly string[] | undefined): void {
  const target = merchantLink(link.getAttribute('href'), trusted);
  link.removeAttribute('href');
  if (target?.kind === 'page') setAll(link, { href: target.path });
  if (target?.kind === 'site')
    setAll(link, { href: target.url, target: '_blank', rel: 'noopener noreferrer' });
}

/** The host of a picture gets no referrer. Pictures from other places are removed. */
export function tamePicture(picture: Element): void {
  const src = pictureUrl(picture.getAttribute('src'));
  if (src === undefined) picture.remove();
  else setAll(picture, { loading: 'lazy', referrerpolicy: 'no-referrer', src });
}
