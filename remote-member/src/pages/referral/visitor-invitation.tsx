import { useText } from '@tessera/shell/i18n';
import { openLogin, useGo } from '@tessera/shell/navigation';
import { Button, Card } from '@tessera/ui';
import styles from './visitor-invitation.module.css';

/** How a visitor gets a code of their own. */
export function VisitorInvitation() {
  const text = useText('member');
  const go = useGo();
  return (
    <Card padded className={styles.card}>
      <p>{text('invite_visitor')}</p>
      <Button block onClick={() => openLogin()}>
        {text('sign_in')}
      </Button>
      <Button block variant="secondary" onClick={() => go('/m/register')}>
        {text('register')}
      </Button>
    </Card>
  );
}
