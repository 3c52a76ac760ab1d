import history from '@phosphor-icons/core/assets/regular/clock-counter-clockwise.svg';
import { withdrawAccountInfo } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo } from '@tessera/shell/navigation';
import { prefetchEncryption, useCall } from '@tessera/shell/request';
import { IconButton, Page, Skeleton } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { MoneyGate } from '../../common/access/money-gate';
import { LoadFailure } from '../../common/load-failure';
import { paths } from '../../common/paths';
import { useLast } from '../../common/use-last-defined';
import { Pending } from './pending-withdrawals';
import { WithdrawForm } from './withdraw-form';
import { WithdrawableCard } from './withdrawable-card';

function Withdrawal() {
  const text = useText('member');
  const { status, value, error, reload } = useCall(withdrawAccountInfo, {});
  const info = useLast(value);
  const [version, setVersion] = useState(0);
  useEffect(() => void prefetchEncryption(), []);
  const changed = () => {
    reload();
    setVersion((n) => n + 1);
  };
  if (status === 'failed' && !info)
    return <LoadFailure title={text('withdraw_load_failed')} error={error} onRetry={reload} />;
  if (!info)
    return (
      <>
        <Skeleton height={96} radius="var(--radius-m)" />
        <Skeleton width={120} height={20} />
        <Skeleton height={60} radius="var(--radius-m)" />
        <Skeleton width={120} height={20} />
        <Skeleton height={56} radius="var(--radius-m)" />
      </>
    );
  return (
    <>
      <WithdrawableCard info={info} />
      <Pending version={version} onChanged={changed} />
      <WithdrawForm info={info} onChanged={changed} />
    </>
  );
}

/** The withdrawal: to which account, how much, and what is under way (R2.8, R7.33). */
export default function WithdrawalPage() {
  const text = useText('member');
  const back = useBack(paths.memberHome);
  const go = useGo();
  return (
    <Page
      title={text('withdraw')}
      onBack={back}
      backLabel={text('back')}
      actions={
        <IconButton
          icon={history}
          label={text('withdraw_history')}
          onClick={() => go(`${paths.history}?kind=withdrawal`)}
        />
      }
    >
      <MoneyGate page="withdraw">
        <Withdrawal />
      </MoneyGate>
    </Page>
  );
}
