import { type Banner, bannerList } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useCall } from '@tessera/shell/request';
import { Skeleton } from '@tessera/ui';
import { useRef, useState } from 'react';
import { homeBanners } from '../../../common/requests';
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

function Slides({ banners }: { banners: readonly Banner[] }) {
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

/** The merchant's banners. Keeps their space while they load. Renders nothing without any. */
export function Carousel() {
  const { status, value } = useCall(bannerList, homeBanners);
  if (value && value.banners.length > 0) return <Slides banners={value.banners} />;
  if (status !== 'loading') return null;
  return (
    <div aria-busy="true" className={styles.outline}>
      <Skeleton height="100%" radius="var(--radius-l)" />
    </div>
  );
}
