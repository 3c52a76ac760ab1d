import history from '@phosphor-icons/core/assets/regular/clock-counter-clockwise.svg';
import {
  addWithdrawAccount,
  setWithdrawPassword,
  submitWithdrawal,
  type Transaction,
  transactions,
  type WithdrawInfo,
  withdrawAccountInfo,
} from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo } from '@tessera/shell/navigation';
import { prefetchEncryption, useCall } from '@tessera/shell/request';
import { IconButton, Page, Skeleton } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { MoneyGate } from '../../common/access';
import { LoadFailure } from '../../common/load-states';
import { Offered } from '../../common/not-offered';
import { historyPath, paths } from '../../common/paths';
import { useLastDefined } from '../../common/use-last-defined';
import { useSettled } from '../../common/use-settled';
import { BookedWithdrawal } from './booked-withdrawal';
import { PendingWithdrawals } from './pending-withdrawals';
import { WithdrawForm } from './withdraw-form';
import { WithdrawableCard } from './withdrawable-card';

/** The calls of a withdrawal: the first one needs an account and a PIN before. */
const callsOf = ({ accounts, hasPassword }: WithdrawInfo) => [
  submitWithdrawal,
  ...(accounts.length === 0 ? [addWithdrawAccount] : []),
  ...(hasPassword ? [] : [setWithdrawPassword]),
];

interface OfferProps {
  /** Undefined while it loads. */
  info: WithdrawInfo | undefined;
  onChanged: () => void;
  onBooked: (id: string, answer: Transaction | undefined) => void;
}

/** What can be withdrawn, the pending withdrawals, and the form. */
function Offer({ info, onChanged, onBooked }: OfferProps) {
  const pending = useCall(transactions, { kind: 'withdrawal', status: 'pending', limit: 10 });
  const isPendingSettled = useSettled(pending);
  // The form waits for both, because the pending withdrawals stand above it.
  if (!info || !isPendingSettled)
    return (
      <>
        <Skeleton height={96} radius="var(--radius-m)" />
        <Skeleton width={120} height={20} />
        <Skeleton height={60} radius="var(--radius-m)" />
        <Skeleton width={120} height={20} />
        <Skeleton height={56} radius="var(--radius-m)" />
      </>
    );
  const reload = () => {
    onChanged();
    pending.reload();
  };
  return (
    <>
      <WithdrawableCard info={info} />
      <PendingWithdrawals state={pending} onChanged={reload} />
      <Offered calls={callsOf(info)}>
        <WithdrawForm info={info} onChanged={onChanged} onBooked={onBooked} />
      </Offered>
    </>
  );
}

function Withdrawal() {
  const text = useText('member');
  const { status, value, error, reload } = useCall(withdrawAccountInfo, {});
  const info = useLastDefined(value);
  const [booked, setBooked] = useState<{ id: string; answer?: Transaction | undefined }>();
  useEffect(() => void prefetchEncryption(), []);
  if (status === 'failed' && !info)
    return <LoadFailure title={text('withdraw_load_failed')} error={error} onRetry={reload} />;
  if (booked)
    return <BookedWithdrawal {...booked} onLeave={() => setBooked(undefined)} onCancelled={reload} />;
  return (
    <Offer
      info={info}
      onChanged={reload}
      onBooked={(id, answer) => {
        setBooked({ id, answer });
        reload();
      }}
    />
  );
}

/** The withdrawal page: account, amount and pending withdrawals (R2.8, R7.33). */
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
          onClick={() => go(historyPath('withdrawal'))}
        />
      }
    >
      <MoneyGate page="withdraw">
        <Withdrawal />
      </MoneyGate>
    </Page>
  );
}
