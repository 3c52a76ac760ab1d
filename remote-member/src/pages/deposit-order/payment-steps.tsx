import open from '@phosphor-icons/core/assets/regular/arrow-square-out.svg';
import { type DepositOrder, type DepositPayment, depositOrder } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { failureText } from '@tessera/shell/notices';
import { RequestError } from '@tessera/shell/request';
import { Card, LinkButton, QrCode } from '@tessera/ui';
import type { ReactNode } from 'react';
import { CopyableValue } from '../../common/copy';
import { isOpen, type PaymentAddress, paymentAddress } from '../../common/payment-address';
import { appAddress } from './app-address';
import styles from './payment-steps.module.css';
import { SaveCodeButton } from './save-code-button';

type CryptoPayment = Extract<DepositPayment, { kind: 'crypto' }>;

interface CodePictureProps {
  content: string;
  /** What it is, for screen readers. */
  label: string;
  /** The name of the saved picture. */
  name: string;
  /** Stands below the picture. */
  children?: ReactNode;
}

function CodePicture({ content, label, name, children }: CodePictureProps) {
  return (
    <div className={styles.picture}>
      <QrCode content={content} label={label} />
      {children}
      <SaveCodeButton content={content} name={name} />
    </div>
  );
}

/** The phone that shows a code cannot scan it: it opens the payment app, or the member copies or saves the code. */
function CodeSteps({ content, name }: { content: string; name: string }) {
  const text = useText('member');
  const app = appAddress(content, environment());
  return (
    <>
      <CodePicture content={content} label={text('pay_qr')} name={name}>
        {app && <PaymentLink address={app}>{text('pay_open_app')}</PaymentLink>}
      </CodePicture>
      <CopyableValue label={text('pay_code')} value={content} />
    </>
  );
}

function CryptoSteps({ payment, name }: { payment: CryptoPayment; name: string }) {
  const text = useText('member');
  const { coin, coins, network, address } = payment;
  return (
    <>
      <p className={styles.warning}>{text('pay_network', { coin, network })}</p>
      <CodePicture content={address} label={text('pay_address_qr')} name={name} />
      <CopyableValue label={text('pay_coins', { coin })} value={coins} />
      <CopyableValue label={text('pay_address', { network })} value={address} />
    </>
  );
}

function PaymentLink({ address, children }: { address: PaymentAddress; children: ReactNode }) {
  const isNew = address.window === 'new';
  return (
    <LinkButton
      href={address.url}
      block
      icon={open}
      {...(isNew && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </LinkButton>
  );
}

function PaymentPageLink({ order }: { order: DepositOrder }) {
  const text = useText('member');
  const address = paymentAddress(order);
  if (!address) return <p className={styles.warning}>{text('pay_unsafe')}</p>;
  return <PaymentLink address={address}>{text('pay_continue')}</PaymentLink>;
}

/** How to pay an open deposit: details to copy, a QR code, a crypto address, or a link to a payment page. */
export function PaymentSteps({ order }: { order: DepositOrder }) {
  const text = useText('member');
  const { payment } = order;
  // A second payment of a final deposit would be lost.
  if (!payment || !isOpen(order)) return null;
  if (payment === 'unreadable') {
    const unread = new RequestError('malformed', depositOrder.name, 'malformed at payment');
    return <p className={styles.warning}>{failureText(unread)}</p>;
  }
  if (payment.kind === 'redirect') return <PaymentPageLink order={order} />;
  return (
    <Card as="section" padded>
      <p className={styles.hint}>{text(`pay_hint_${payment.kind}`)}</p>
      {payment.kind === 'bank' &&
        payment.details.map(({ label, value, copy }) => (
          <CopyableValue key={label} label={label} value={value} copyable={copy} />
        ))}
      {payment.kind === 'qr' && <CodeSteps content={payment.content} name={order.id} />}
      {payment.kind === 'crypto' && <CryptoSteps payment={payment} name={order.id} />}
    </Card>
  );
}
