import { type Banner, bannerList } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useCall } from '@tessera/shell/request';
import { Skeleton } from '@tessera/ui';
import { useRef, useState } from 'react';
import { PauseButton } from '../motion/pause-button';
import { useTurns } from '../motion/use-turns';
import { BannerSlide } from './banner-slide';
import styles from './carousel.module.css';
import { homeBanners } from './requests';
import { shownSlide, showSlide, withKeys } from './slides';

/** In ms: long enough to read one. */
const EVERY = 6_000;

function Slides({ banners }: { banners: readonly Banner[] }) {
  const text = useText('games');
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const slides = withKeys(banners);
  const turns = useTurns(EVERY, () => row.current && showSlide(row.current, (shown + 1) % banners.length));
  return (
    <section aria-label={text('banners')} className={styles.carousel} {...turns.hold}>
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
          <PauseButton isMoving={turns.isMoving} onToggle={turns.toggle} />
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

/** The merchant's banners; their place is kept while they load, and given up when there are none. */
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
