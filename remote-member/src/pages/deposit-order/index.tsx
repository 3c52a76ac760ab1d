import type { DepositOrder } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo, useParams } from '@tessera/shell/navigation';
import { refreshMember } from '@tessera/shell/session';
import { useMoney } from '@tessera/shell/site';
import { Amount, Button, Card, Page, Skeleton } from '@tessera/ui';
import { useEffect } from 'react';
import { MoneyGate } from '../../common/access/money-gate';
import { CopyLine } from '../../common/copy-line/copy-line';
import { FactLines } from '../../common/fact-lines/fact-lines';
import { useMoment } from '../../common/format';
import { LoadFailure } from '../../common/load-failure';
import { paths } from '../../common/paths';
import styles from './deposit-order-page.module.css';
import { OrderHead } from './order-status';
import { PaymentSteps } from './payment-steps';
import { useOrder } from './use-order';

function WaysOn({ status }: Pick<DepositOrder, 'status'>) {
  const text = useText('member');
  const go = useGo();
  if (status === 'pending') return null;
  return status === 'done' ? (
    <>
      <Button block onClick={() => go('/m/home')}>
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
  const moment = useMoment();
  const { order, failed, error, reload } = useOrder(id);
  const isDone = order?.status === 'done';
  // The number of deposits is part of what is known of the member.
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
      <OrderHead order={order} />
      <PaymentSteps order={order} />
      <Card padded>
        <FactLines
          facts={[
            { label: text('deposit_method'), value: order.method },
            { label: text('amount'), value: <Amount>{money(order.amount)}</Amount> },
            { label: text('deposit_payable'), value: <Amount>{money(order.payable)}</Amount> },
            { label: text('fact_time'), value: moment(order.at) },
          ]}
        />
        <div className={styles.id}>
          <CopyLine label={text('fact_id')} value={order.id} />
        </div>
      </Card>
      <WaysOn status={order.status} />
    </>
  );
}

/** A deposit: what is left to do for it, and how far it is (R2.9). */
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
