import { type DepositOrder, HOME } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo, useParams } from '@tessera/shell/navigation';
import { refreshMember } from '@tessera/shell/session';
import { useMoney } from '@tessera/shell/site';
import { Amount, Button, Card, FactLines, Page, Skeleton } from '@tessera/ui';
import { useEffect } from 'react';
import { MoneyGate } from '../../common/access';
import { useTimeFormat } from '../../common/format';
import { LoadFailure } from '../../common/load-states';
import { OrderNumber } from '../../common/order-number';
import { paths } from '../../common/paths';
import { isOpen } from '../../common/payment-address';
import { CancelButton } from './cancel-button';
import { OrderStatus } from './order-status';
import { PaymentSteps } from './payment-steps';
import { useOrder } from './use-order';

function NextSteps({ status }: Pick<DepositOrder, 'status'>) {
  const text = useText('member');
  const go = useGo();
  if (isOpen({ status })) return null;
  return status === 'done' ? (
    <>
      <Button block onClick={() => go(HOME)}>
        {text('to_games')}
      </Button>
      <Button block variant="secondary" onClick={() => go(paths.wallet)}>
        {text('to_wallet')}
      </Button>
    </>
  ) : (
    <Button block onClick={() => go(paths.deposit, { replace: true })}>
      {text('deposit_again')}
    </Button>
  );
}

function Order({ id }: { id: string }) {
  const text = useText('member');
  const money = useMoney();
  const formatTime = useTimeFormat();
  const { order, failed, error, reload } = useOrder(id);
  const isDone = order?.status === 'done';
  // The member's number of deposits has changed.
  useEffect(() => {
    if (isDone) void refreshMember();
  }, [isDone]);
  if (failed && !order)
    return <LoadFailure title={text('deposit_order_failed')} error={error} onRetry={reload} />;
  if (!order)
    return (
      <>
        <Skeleton height={148} radius="var(--radius-m)" />
        <Skeleton height={220} radius="var(--radius-m)" />
      </>
    );
  return (
    <>
      <OrderStatus order={order} />
      <PaymentSteps order={order} />
      <Card padded>
        <FactLines
          facts={[
            { label: text('deposit_method'), value: order.method },
            { label: text('amount'), value: <Amount>{money(order.amount)}</Amount> },
            { label: text('deposit_payable'), value: <Amount>{money(order.payable)}</Amount> },
            ...(order.at === undefined ? [] : [{ label: text('fact_time'), value: formatTime(order.at) }]),
          ]}
        />
        <OrderNumber id={id} />
      </Card>
      <NextSteps status={order.status} />
      {order.cancellable && isOpen(order) && <CancelButton id={id} onCancelled={reload} />}
    </>
  );
}

/** One deposit: its status, the payment steps that are left, and the button that cancels it (R2.9). */
export default function DepositOrderPage() {
  const text = useText('member');
  const back = useBack(paths.deposit);
  const { id = '' } = useParams();
  return (
    <Page title={text('deposit_order')} onBack={back} backLabel={text('back')}>
      <MoneyGate page="deposit">
        <Order id={id} />
      </MoneyGate>
    </Page>
  );
}
