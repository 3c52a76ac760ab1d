import type { Banner } from '@tessera/contract';
import { Link, siteLink, useLocation } from '@tessera/shell/navigation';
import { trustedOrigins } from '@tessera/shell/site';
import { VisuallyHidden } from '@tessera/ui';
import { useMemo } from 'react';
import { Picture } from '../../../common/images';
import { useOpenGame } from '../../../features/open-game';
import { bannerTarget } from './banner-target';
import styles from './carousel.module.css';

export interface BannerSlideProps {
  banner: Banner;
  /** "1 of 4", for screen readers. */
  place: string;
  /** In view at first paint. */
  first: boolean;
}

/** One banner. A banner without an allowed target is a picture only. */
export function BannerSlide({ banner, place, first }: BannerSlideProps) {
  const target = useMemo(() => bannerTarget(banner, trustedOrigins('links')), [banner]);
  const { pathname, search } = useLocation();
  const { open } = useOpenGame(pathname + search);
  const content = (
    <>
      <Picture image={banner.url} width={720} height={300} eager={first} />
      {banner.title !== undefined && <span className={styles.title}>{banner.title}</span>}
      <VisuallyHidden>{place}</VisuallyHidden>
    </>
  );
  if (target?.kind === 'page') {
    return (
      <Link to={target.path} className={styles.banner}>
        {content}
      </Link>
    );
  }
  if (target?.kind === 'site') {
    return (
      <a {...siteLink(target.url)} className={styles.banner}>
        {content}
      </a>
    );
  }
  if (target?.kind === 'game') {
    return (
      <button
        type="button"
        onClick={() => open(target.card, { roomId: target.roomId })}
        className={styles.banner}
      >
        {content}
      </button>
    );
  }
  return <div className={styles.banner}>{content}</div>;
}
