import type { Banner } from '@tessera/contract';

/** Which slide of a row that snaps is in view, counted from 0; rows of right-to-left pages scroll below zero. */
export const shownSlide = (row: HTMLElement): number =>
  row.clientWidth === 0 ? 0 : Math.round(Math.abs(row.scrollLeft) / row.clientWidth);

/** Scrolls a row to a slide, and the page not at all. */
export function showSlide(row: HTMLElement, at: number): void {
  const towards = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollTo({ left: towards * at * row.clientWidth });
}

/** Gives each banner a key. A picture may occur twice, so the key also counts the earlier banners with the same one. */
export const withKeys = (banners: readonly Banner[]) =>
  banners.map((banner, at) => {
    const earlier = banners.slice(0, at).filter(({ url }) => url === banner.url).length;
    return { banner, key: `${earlier} ${banner.url}` };
  });
