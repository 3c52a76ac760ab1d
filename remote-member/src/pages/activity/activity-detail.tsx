import confetti from '@phosphor-icons/core/assets/regular/confetti.svg';
import { activityDetail } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { Button, EmptyState, Picture, SkeletonCards, Tag } from '@tessera/ui';
import { useTimeFormat } from '../../common/format';
import { LoadStates } from '../../common/load-states';
import { MerchantText } from '../../common/merchant-text';
import { paths } from '../../common/paths';
import styles from './activity-detail.module.css';
import { JoinButton } from './join-button';

/** One promotion: picture, time limit, the merchant's text and the button to join. */
export function ActivityDetail({ id }: { id: string }) {
  const text = useText('member');
  const formatTime = useTimeFormat();
  const go = useGo();
  const state = useCall(activityDetail, { id });
  if (state.error?.code === 'gateway')
    return (
      <EmptyState
        icon={confetti}
        title={text('activity_gone')}
        text={text('activity_gone_hint')}
        action={<Button onClick={() => go(paths.activity, { replace: true })}>{text('activity_all')}</Button>}
      />
    );
  return (
    <LoadStates
      state={state}
      failed={text('activity_failed')}
      outline={<SkeletonCards count={2} height={220} />}
    >
      {({ title, image, focalPoint, endTime, content, link }) => (
        <>
          <div className={styles.frame}>
            <Picture src={image} focalPoint={focalPoint} />
          </div>
          <h2 className={styles.title}>{title}</h2>
          {endTime !== undefined && (
            <div>
              <Tag tone="warning">{text('activity_until', { time: formatTime(endTime) })}</Tag>
            </div>
          )}
          <MerchantText html={content} />
          <JoinButton link={link} />
        </>
      )}
    </LoadStates>
  );
}
