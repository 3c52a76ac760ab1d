import { bannerList } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useCall } from '@tessera/shell/request';
import { useMember, useSession } from '@tessera/shell/session';
import { Skeleton } from '@tessera/ui';
import { homeBanners } from '../../common/requests';
import { Carousel } from './banners/carousel';
import { FirstLoginSlide } from './banners/first-login-slide';
import { Ticker } from './idle-parts';
import { useSiteName } from './site-name';
import styles from './stage.module.css';

/** What a merchant without banners shows in their place: giving the place up would move the page. */
function Welcome() {
  const text = useText('games');
  return <p className={styles.welcome}>{text('hero_visitor', { site: useSiteName() })}</p>;
}

/** The name of a member in their first login, until a deposit has arrived. */
function useNewMember(): string | undefined {
  const session = useSession();
  const { depositCount = 0 } = useMember();
  return session?.firstTimeLogin && depositCount === 0 ? session.userName : undefined;
}

/**
 * The merchant's banners, and its announcements below them. The place of both is kept while they load: nothing below moves
 * when they come. Without announcements, what stands above takes their place. A new member is welcomed before the banners.
 */
export function Stage() {
  const { status, value } = useCall(bannerList, homeBanners);
  const newMember = useNewMember();
  const start = newMember !== undefined && <FirstLoginSlide userName={newMember} />;
  const banners = value?.banners ?? [];
  return (
    <div className={styles.stage}>
      {start || banners.length > 0 ? (
        <Carousel banners={banners} start={start} />
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
