import type { Banner } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useRef, useState } from 'react';
import { Sideways } from '../../../common/sideways';
import { AutoplayButton, useAutoplay } from '../autoplay';
import { BannerSlide } from './banner-slide';
import styles from './carousel.module.css';

/** The time in ms that a banner is shown: enough to read it. */
const INTERVAL = 6_000;

/** The index of the slide in view. In right-to-left pages `scrollLeft` is negative. */
const shownSlide = (row: HTMLElement): number =>
  row.clientWidth === 0 ? 0 : Math.round(Math.abs(row.scrollLeft) / row.clientWidth);

/** Scrolls the row to a slide. `scrollIntoView` would scroll the page as well. */
function showSlide(row: HTMLElement, at: number): void {
  const direction = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollTo({ left: direction * at * row.clientWidth });
}

/** Gives each banner a key. A picture may occur twice, so the key also counts the earlier banners with the same one. */
const withKeys = (banners: readonly Banner[]) =>
  banners.map((banner, at) => {
    const earlier = banners.slice(0, at).filter(({ url }) => url === banner.url).length;
    return { banner, key: `${earlier} ${banner.url}` };
  });

/** The merchant's banners. They follow each other by themselves. */
export function Carousel({ banners }: { banners: readonly Banner[] }) {
  const text = useText('games');
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const slides = withKeys(banners);
  const { isPlaying, toggle, hold } = useAutoplay(
    INTERVAL,
    () => row.current && showSlide(row.current, (shown + 1) % banners.length),
  );
  return (
    <section aria-label={text('banners')} className={styles.carousel} {...hold}>
      <Sideways>
        <ul
          ref={row}
          className={styles.row}
          onScroll={({ currentTarget }) => setShown(shownSlide(currentTarget))}
        >
          {slides.map(({ banner, key }, at) => (
            <li key={key} className={styles.slide}>
              <BannerSlide
                banner={banner}
                place={text('banner_place', { at: at + 1, count: banners.length })}
                first={at === 0}
              />
            </li>
          ))}
        </ul>
      </Sideways>
      {banners.length > 1 && (
        <div className={styles.controls}>
          <AutoplayButton isPlaying={isPlaying} onToggle={toggle} />
          <div aria-hidden="true" className={styles.dots}>
            {slides.map(({ key }, at) => (
              <span key={key} data-shown={at === shown || undefined} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
