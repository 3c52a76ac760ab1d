import share from '@phosphor-icons/core/assets/regular/share-network.svg';
import { useText } from '@tessera/shell/i18n';
import { merchant } from '@tessera/shell/site';
import { Button, Card, QrCode } from '@tessera/ui';
import { CopyLine } from '../../common/copy-line/copy-line';
import { inviteLink } from './invite-link';
import styles from './share-card.module.css';
import { shareLink } from './share-link';

/** A member's invitation: code, link, a code for cameras, and the device's own way to share it. */
export function ShareCard({ code }: { code: string }) {
  const text = useText('member');
  const link = inviteLink(code);
  const send = () =>
    void shareLink(
      { title: merchant().name, text: text('invite_message', { merchant: merchant().name }), url: link },
      { copied: text('copied'), failed: text('copy_failed') },
    );
  return (
    <Card padded className={styles.card}>
      <div className={styles.qr}>
        <QrCode content={link} label={text('invite_qr')} size={168} />
      </div>
      <CopyLine label={text('invite_code')} value={code} />
      <CopyLine label={text('invite_link')} value={link} />
      <Button block icon={share} onClick={send}>
        {text('invite_share')}
      </Button>
    </Card>
  );
}
