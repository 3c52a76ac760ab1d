import { bannerList } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useCall } from '@tessera/shell/request';
import { merchant, useSite } from '@tessera/shell/site';
import { Skeleton } from '@tessera/ui';
import { homeBanners } from '../../common/requests';
import { Carousel } from './banners/carousel';
import { Ticker } from './idle-parts';
import styles from './stage.module.css';

/** What a merchant without banners shows in their place: giving the place up would move the page. */
function Welcome() {
  const text = useText('games');
  const site = useSite(({ siteName }) => siteName) || merchant().name;
  return <p className={styles.welcome}>{text('hero_visitor', { site })}</p>;
}

/**
 * The merchant's banners, and its announcements below them. The place of both is kept while they load: nothing below moves
 * when they come. Without announcements, what stands above takes their place.
 */
export function Stage() {
  const { status, value } = useCall(bannerList, homeBanners);
  const banners = value?.banners ?? [];
  return (
    <div className={styles.stage}>
      {banners.length > 0 ? (
        <Carousel banners={banners} />
      ) : status === 'loading' ? (
        <div aria-busy="true" data-outline="" className={styles.outline}>
          <Skeleton height="100%" radius="var(--radius-l)" />
        </div>
      ) : (
        <Welcome />
      )}
      <Ticker />
    </div>
  );
}
