import confetti from '@phosphor-icons/core/assets/regular/confetti.svg';
import { activityDetail } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { Button, EmptyState, Tag } from '@tessera/ui';
import { CardOutlines } from '../../common/card-outlines';
import { useMoment } from '../../common/format';
import { LoadStates } from '../../common/load-states';
import { MerchantText } from '../../common/merchant-text';
import { paths } from '../../common/paths';
import { Picture } from '../../common/picture/picture';
import styles from './activity-detail.module.css';
import { TakePart } from './join-button';

/** One promotion, with what the merchant wrote of it, and the way to take part. */
export function ActivityDetailView({ id }: { id: string }) {
  const text = useText('member');
  const moment = useMoment();
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
      outline={<CardOutlines count={2} height={220} />}
    >
      {({ title, image, endTime, content, link }) => (
        <>
          <div className={styles.frame}>
            <Picture src={image} />
          </div>
          <h2 className={styles.title}>{title}</h2>
          {endTime !== undefined && (
            <div>
              <Tag tone="warning">{text('activity_until', { time: moment(endTime) })}</Tag>
            </div>
          )}
          <MerchantText html={content} />
          <TakePart link={link} />
        </>
      )}
    </LoadStates>
  );
}
