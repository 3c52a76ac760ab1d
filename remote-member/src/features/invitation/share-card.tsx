import shareIcon from '@phosphor-icons/core/assets/regular/share-network.svg';
import { useText } from '@tessera/shell/i18n';
import { merchant } from '@tessera/shell/site';
import { Button, Card, QrCode } from '@tessera/ui';
import { CopyableValue, useCopy } from '../../common/copy';
import { registerPath } from '../../common/paths';
import styles from './share-card.module.css';

/** The registration page of this site with the member's code (R3.13). */
const inviteLink = (code: string): string =>
  `${location.origin}${registerPath}?${new URLSearchParams({ referralCode: code })}`;

/**
 * Opens the device's share sheet. Never throws.
 * @returns false if the device has none or it failed; a sheet that the member closed is no failure
 */
async function openShareSheet(content: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  return navigator.share(content).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );
}

/** A member's invitation: code, link, QR code, and a button that opens the share sheet or copies the link. */
export function ShareCard({ code }: { code: string }) {
  const text = useText('member');
  const copy = useCopy();
  const link = inviteLink(code);
  const share = async () => {
    const { name } = merchant();
    const message = text('invite_message', { merchant: name });
    if (!(await openShareSheet({ title: name, text: message, url: link }))) await copy(link);
  };
  return (
    <Card padded className={styles.card}>
      <div className={styles.qr}>
        <QrCode content={link} label={text('invite_qr')} size={168} />
      </div>
      <CopyableValue label={text('invite_code')} value={code} />
      <CopyableValue label={text('invite_link')} value={link} />
      <Button block icon={shareIcon} onClick={() => void share()}>
        {text('invite_share')}
      </Button>
    </Card>
  );
}
