import crown from '@phosphor-icons/core/assets/fill/crown-simple-fill.svg';
import gift from '@phosphor-icons/core/assets/regular/gift.svg';
import type { MemberInfo } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Icon, Tag } from '@tessera/ui';
import styles from './profile-card.module.css';

/** The member's club and level, and the benefits if the club is of type AUTO (R3.3). */
export function VipStatus({ club }: { club: MemberInfo['clubLabel'] }) {
  const text = useText('member');
  if (!club) return <Tag tone="neutral">{text('vip_none')}</Tag>;
  return (
    <>
      <div className={styles.club}>
        <Tag tone="accent">
          <Icon path={crown} size={14} className={styles.crown} />
          {club.labelName}
        </Tag>
        <span className={styles.level}>{text('vip_level', { level: club.rankLevel })}</span>
      </div>
      {club.type === 'AUTO' && (
        <p className={styles.benefits}>
          <Icon path={gift} size={16} />
          {text('vip_benefits', { label: club.labelName })}
        </p>
      )}
    </>
  );
}
