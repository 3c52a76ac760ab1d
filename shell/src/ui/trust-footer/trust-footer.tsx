import { merchantLink, offeredHelp, responsiblePlay, ruleAddress } from '@tessera/contract';
import { Card, useImageFailure } from '@tessera/ui';
import { type ReactNode, useId } from 'react';
import { Link } from '../../core/navigation';
import { siteLink } from '../../core/other-sites';
import { useCall } from '../../core/request';
import { useSite } from '../../core/site';
import { useText } from '../../platform/i18n';
import { trustedOrigins } from '../../platform/trusted-origins';
import styles from './trust-footer.module.css';

interface LinkEntryProps {
  readonly title: string;
  /** A page of the app, or a page of another site. */
  readonly address: string;
}

/** An entry of a list that leads to an address of the merchant. Renders nothing if the address is not allowed. */
function LinkEntry({ title, address }: LinkEntryProps) {
  const target = merchantLink(address, trustedOrigins('links'));
  if (!target) return null;
  return (
    <li>
      {target.kind === 'page' ? (
        <Link to={target.path}>{title}</Link>
      ) : (
        <a {...siteLink(target.url)}>{title}</a>
      )}
    </li>
  );
}

interface NamedListProps {
  readonly name: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A list below its name. */
function NamedList({ name, className, children }: NamedListProps) {
  const id = useId();
  return (
    <>
      <p id={id} className={styles.label}>
        {name}
      </p>
      <ul aria-labelledby={id} className={className}>
        {children}
      </ul>
    </>
  );
}

interface PaymentProps {
  readonly name: string;
  readonly logo?: string | undefined;
}

/** A way to pay: its name, after its brand's picture if that can be loaded. */
function Payment({ name, logo }: PaymentProps) {
  const [isFailed, onError] = useImageFailure(logo);
  return (
    <li className={styles.payment}>
      {logo !== undefined && !isFailed && (
        <img src={logo} alt="" width={24} height={24} loading="lazy" onError={onError} />
      )}
      {name}
    </li>
  );
}

/** The ways to pay that the merchant names. Renders nothing without any. */
function Payments() {
  const t = useText('shell');
  const payments = useSite((site) => site.mobileTemplate.payments);
  if (payments.length === 0) return null;
  return (
    <NamedList name={t('payments')} className={styles.payments}>
      {payments.map(({ code, ...payment }) => (
        <Payment key={code} {...payment} />
      ))}
    </NamedList>
  );
}

/** The merchant's help to limit or stop playing. Renders nothing if the merchant offers none. */
function PlaySafe() {
  const t = useText('shell');
  const { value } = useCall(responsiblePlay, {});
  const offered = offeredHelp(value);
  if (offered.length === 0) return null;
  return (
    <NamedList name={t('play_safe')} className={styles.links}>
      {offered.map(({ kind, address }) => (
        <LinkEntry key={kind} title={t(`play_${kind}`)} address={address} />
      ))}
    </NamedList>
  );
}

/**
 * What a player looks for before trusting a site: the smallest age, the rules, the licence, help to play responsibly, and
 * the ways to pay.
 */
export function TrustFooter() {
  const t = useText('shell');
  const { minimumAge: age = 0, pages = [] } = useSite((site) => site.mobileTemplate.rules) ?? {};
  return (
    <Card as="footer" padded className={styles.trust}>
      {age > 0 && (
        <p className={styles.age}>
          <bdi aria-hidden="true" className={styles.sign}>
            {age}+
          </bdi>
          {t('players_age', { age })}
        </p>
      )}
      {pages.length > 0 && (
        <ul className={styles.links}>
          {pages.map((page) => (
            <LinkEntry key={page.topic} title={page.title} address={ruleAddress(page)} />
          ))}
        </ul>
      )}
      <PlaySafe />
      <Payments />
    </Card>
  );
}
