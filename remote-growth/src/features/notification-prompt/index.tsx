import bell from '@phosphor-icons/core/assets/fill/bell-ringing-fill.svg';
import { useText } from '@tessera/shell/i18n';
import { merchant, resourceUrl } from '@tessera/shell/site';
import { Button, Icon, Sheet } from '@tessera/ui';
import { usePrompt } from '../../common/prompt-queue';
import styles from './notification-prompt.module.css';
import { useNotificationPrompt } from './use-notification-prompt';

/** An example of a notification. It prepares the visitor for the browser's own question. */
function Preview() {
  const text = useText('growth');
  const icon = resourceUrl('AppDownloadIcon');
  return (
    <div className={styles.preview} aria-hidden="true">
      {icon ? (
        <img className={styles.icon} src={icon} alt="" width={40} height={40} />
      ) : (
        <span className={styles.icon}>
          <Icon path={bell} size={22} />
        </span>
      )}
      <p className={styles.sample}>
        <b>{merchant().name}</b>
        <span>{text('notifications_sample')}</span>
      </p>
      <span className={styles.moment}>{text('notifications_now')}</span>
    </div>
  );
}

/** Asks whether the visitor wants notifications, before the browser asks (R2.54). */
export default function NotificationPrompt() {
  const text = useText('growth');
  const { isDue, agree, close } = useNotificationPrompt();
  const isPrompted = usePrompt('notifications', isDue);
  return (
    <Sheet
      open={isPrompted}
      title={text('notifications_title')}
      closeLabel={text('notifications_close')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {text('notifications_not_now')}
          </Button>
          <Button onClick={() => void agree()}>{text('notifications_agree')}</Button>
        </>
      }
    >
      <Preview />
      <p className={styles.text}>{text('notifications_text')}</p>
    </Sheet>
  );
}
