import open from '@phosphor-icons/core/assets/regular/arrow-square-out.svg';
import { type DepositOrder, type DepositPayment, depositOrder } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { failureText } from '@tessera/shell/notices';
import { RequestError } from '@tessera/shell/request';
import { Card, LinkButton, QrCode } from '@tessera/ui';
import { CopyableValue } from '../../common/copy';
import { isOpen, paymentAddress } from '../../common/payment-address';
import styles from './payment-steps.module.css';
import { SaveCodeButton } from './save-code-button';

type CryptoPayment = Extract<DepositPayment, { kind: 'crypto' }>;

function CryptoSteps({ payment, id }: { payment: CryptoPayment; id: string }) {
  const text = useText('member');
  const { coin, coins, network, address } = payment;
  return (
    <>
      <p className={styles.warning}>{text('pay_network', { coin, network })}</p>
      <div className={styles.picture}>
        <QrCode content={address} label={text('pay_address_qr')} />
        <SaveCodeButton content={address} name={id} />
      </div>
      <CopyableValue label={text('pay_coins', { coin })} value={coins} />
      <CopyableValue label={text('pay_address', { network })} value={address} />
    </>
  );
}

function PaymentPageLink({ order }: { order: DepositOrder }) {
  const text = useText('member');
  const address = paymentAddress(order);
  if (!address) return <p className={styles.warning}>{text('pay_unsafe')}</p>;
  const isNew = address.window === 'new';
  return (
    <LinkButton
      href={address.url}
      block
      icon={open}
      {...(isNew && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {text('pay_continue')}
    </LinkButton>
  );
}

/** How to pay a deposit: details to copy, a QR code, a crypto address, or a link to a payment page. */
export function PaymentSteps({ order }: { order: DepositOrder }) {
  const text = useText('member');
  const { payment } = order;
  if (!payment) return null;
  if (payment === 'unreadable') {
    const unread = new RequestError('malformed', depositOrder.name, 'malformed at payment');
    return isOpen(order) ? <p className={styles.warning}>{failureText(unread)}</p> : null;
  }
  if (payment.kind === 'redirect') return <PaymentPageLink order={order} />;
  return (
    <Card as="section" padded>
      <p className={styles.hint}>{text(`pay_hint_${payment.kind}`)}</p>
      {payment.kind === 'bank' &&
        payment.details.map(({ label, value, copy }) => (
          <CopyableValue key={label} label={label} value={value} copyable={copy} />
        ))}
      {payment.kind === 'qr' && (
        <div className={styles.picture}>
          <QrCode content={payment.content} label={text('pay_qr')} />
          <SaveCodeButton content={payment.content} name={order.id} />
        </div>
      )}
      {payment.kind === 'crypto' && <CryptoSteps payment={payment} id={order.id} />}
    </Card>
  );
}
