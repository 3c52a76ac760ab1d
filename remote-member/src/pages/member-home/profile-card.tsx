import type { SessionInfo } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Avatar, RetryLine, Skeleton } from '@tessera/ui';
import { useAccountPart } from '../../common/use-account-part';
import { pictureAddress, useMemberProfile } from '../../features/member-profile';
import styles from './profile-card.module.css';
import { useProfile } from './use-profile';
import { VipProgress } from './vip-progress';
import { VipStatus } from './vip-status';

/** The member's name, and their level and progress in the merchant's VIP club (R3.3). */
export function ProfileCard({ session }: { session: SessionInfo }) {
  const text = useText('member');
  const { info, rank, failed, retry } = useProfile();
  const hasPicture = useAccountPart('profile');
  const picture = useMemberProfile({ enabled: hasPicture }).value?.picture;
  // A login's answer may have no name.
  const name = session.userName || (info?.account ?? '');
  return (
    <section aria-label={text('profile')} aria-busy={!info && !failed} className={styles.card}>
      <div className={styles.identity}>
        <Avatar name={name} src={pictureAddress(picture)} size={60} />
        <div className={styles.names}>
          <h2 translate="no" className={styles.name}>
            {name}
          </h2>
          {info && <VipStatus club={info.clubLabel} />}
          {!info && !failed && <Skeleton width={128} height={22} />}
        </div>
      </div>
      {rank && <VipProgress rank={rank} />}
      {!rank && !failed && (
        <div className={styles.progress}>
          <Skeleton height={8} radius={4} />
          <Skeleton width={112} height={14} />
        </div>
      )}
      {failed && <RetryLine message={text('profile_failed')} retryLabel={text('retry')} onRetry={retry} />}
    </section>
  );
}
