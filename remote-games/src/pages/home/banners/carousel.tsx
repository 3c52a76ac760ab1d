import type { Banner } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { type ReactNode, useRef, useState } from 'react';
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

interface CarouselProps {
  banners: readonly Banner[];
  /** A slide before the banners. */
  start?: ReactNode;
}

/** The merchant's banners. They follow each other by themselves. */
export function Carousel({ banners, start }: CarouselProps) {
  const text = useText('games');
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const slides: { key: string; content: ReactNode }[] = withKeys(banners).map(({ banner, key }, at) => {
    const place = text('banner_place', { at: at + 1, count: banners.length });
    return { key, content: <BannerSlide banner={banner} place={place} first={at === 0} /> };
  });
  if (start) slides.unshift({ key: 'start', content: start });
  const { isPlaying, toggle, hold } = useAutoplay(
    INTERVAL,
    () => row.current && showSlide(row.current, (shown + 1) % slides.length),
  );
  return (
    <section aria-label={text('banners')} className={styles.carousel} {...hold}>
      <Sideways>
        <ul
          ref={row}
          className={styles.row}
          onScroll={({ currentTarget }) => setShown(shownSlide(currentTarget))}
        >
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </Sideways>
      {slides.length > 1 && (
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
