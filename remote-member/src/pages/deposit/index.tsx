import history from '@phosphor-icons/core/assets/regular/clock-counter-clockwise.svg';
import closed from '@phosphor-icons/core/assets/regular/coins.svg';
import { type DepositOrder, depositMethods, submitDeposit } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { EmptyState, IconButton, Page, Skeleton } from '@tessera/ui';
import { MoneyGate } from '../../common/access';
import { LoadFailure } from '../../common/load-states';
import { Offered } from '../../common/not-offered';
import { depositOrderPath, historyPath, paths } from '../../common/paths';
import { paymentAddress } from '../../common/payment-address';
import { SupportButton } from '../../common/support';
import { useMoneyAttempt } from '../../features/money-attempt';
import { DepositForm } from './deposit-form';

const tiles = ['first', 'second', 'third', 'fourth'];

/** Takes the place of the form while the methods load. */
const DepositOutline = () => (
  <>
    <Skeleton width={120} height={20} />
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--space-2)' }}>
      {tiles.map((tile) => (
        <Skeleton key={tile} height={60} radius="var(--radius-m)" />
      ))}
    </div>
    <Skeleton width={120} height={20} />
    <Skeleton height={56} radius="var(--radius-m)" />
    <Skeleton height={120} radius="var(--radius-m)" />
  </>
);

function Deposit() {
  const text = useText('member');
  const go = useGo();
  const currency = useSite((site) => site.currency);
  const { status, value, error, reload } = useCall(depositMethods, {});
  const attempt = useMoneyAttempt<DepositOrder>('deposit', {
    onBooked(id, order) {
      track('depositSubmit', { orderId: id, currency, ...(order && { value: order.amount }) });
      const address = order && paymentAddress(order);
      if (address?.window === 'same') location.assign(address.url);
      else go(depositOrderPath(id));
    },
  });
  if (status === 'failed' && !value)
    return <LoadFailure title={text('deposit_load_failed')} error={error} onRetry={reload} />;
  if (!value) return <DepositOutline />;
  if (value.methods.every((method) => method.closed))
    return (
      <EmptyState
        icon={closed}
        title={text('deposit_none')}
        text={text('deposit_none_hint')}
        action={<SupportButton />}
      />
    );
  return (
    <Offered calls={[submitDeposit]}>
      <DepositForm offer={value} attempt={attempt} />
    </Offered>
  );
}

/** The deposit page: method, amount and bonus (R2.9). */
export default function DepositPage() {
  const text = useText('member');
  const back = useBack(paths.memberHome);
  const go = useGo();
  return (
    <Page
      title={text('deposit')}
      onBack={back}
      backLabel={text('back')}
      actions={
        <IconButton
          icon={history}
          label={text('deposit_history')}
          onClick={() => go(historyPath('deposit'))}
        />
      }
    >
      <MoneyGate page="deposit">
        <Deposit />
      </MoneyGate>
    </Page>
  );
}
