import history from '@phosphor-icons/core/assets/regular/clock-counter-clockwise.svg';
import closed from '@phosphor-icons/core/assets/regular/hand-deposit.svg';
import { type DepositOrder, depositMethods } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { currentSite, useSite } from '@tessera/shell/site';
import { openCustomerService } from '@tessera/shell/support';
import { track } from '@tessera/shell/tracking';
import { Button, EmptyState, IconButton, Page } from '@tessera/ui';
import { MoneyGate } from '../../common/access/money-gate';
import { LoadFailure } from '../../common/load-failure';
import { paths } from '../../common/paths';
import { paymentAddress } from '../../common/payment-address';
import { useMoneyAttempt } from '../../features/money-attempt/use-money-attempt';
import { orderPath } from '../deposit-order/order-path';
import { DepositForm } from './deposit-form';
import { DepositOutline } from './deposit-outline';

function Deposit() {
  const text = useText('member');
  const go = useGo();
  const currency = useSite((site) => site.currency);
  const { status, value, error, reload } = useCall(depositMethods, {});
  const attempt = useMoneyAttempt<DepositOrder>('deposit', {
    onBooked(id, order) {
      track('depositSubmit', { orderId: id, currency, ...(order && { value: order.amount }) });
      const leave = order && paymentAddress(order, currentSite().paymentHosts);
      if (leave?.window === 'same') location.assign(leave.url);
      else go(orderPath(id));
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
        action={<Button onClick={openCustomerService}>{text('customer_service')}</Button>}
      />
    );
  return <DepositForm offer={value} attempt={attempt} />;
}

/** The deposit entry: a way to pay, an amount, and what the merchant adds (R2.9). */
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
          onClick={() => go(`${paths.history}?kind=deposit`)}
        />
      }
    >
      <MoneyGate page="deposit">
        <Deposit />
      </MoneyGate>
    </Page>
  );
}
