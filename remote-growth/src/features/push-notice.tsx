import bell from '@phosphor-icons/core/assets/fill/bell-ringing-fill.svg';
import close from '@phosphor-icons/core/assets/regular/x.svg';
import { type Pushed, pushed } from '@tessera/remote/push';
import { useText } from '@tessera/shell/i18n';
import { Link, safeTarget } from '@tessera/shell/navigation';
import { Icon, IconButton } from '@tessera/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { paths } from '../common/paths';
import styles from './push-notice.module.css';

/** In ms: enough to read two lines and tap. */
export const SHOWN_FOR = 10_000;

/**
 * Receives push messages while the page is visible, and answers the worker so that it shows no notification.
 * @returns a function that stops watching
 */
function watchPushMessages(show: (message: Pushed) => void): () => void {
  const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
    const message = v.safeParse(pushed, data);
    if (!message.success || document.visibilityState !== 'visible') return;
    ports[0]?.postMessage('shown');
    show({ ...message.output, path: safeTarget(message.output.path) ?? paths.home });
  };
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  worker?.addEventListener('message', onMessage);
  return () => worker?.removeEventListener('message', onMessage);
}

/** A push message at the top of the visible page. It closes after ten seconds, except while pointer or focus is on it. */
export default function PushNotice() {
  const text = useText('growth');
  const [message, setMessage] = useState<Pushed>();
  const [isHeld, setHeld] = useState(false);
  const hide = () => setMessage(undefined);
  useEffect(() => watchPushMessages(setMessage), []);
  useEffect(() => {
    if (!message || isHeld) return undefined;
    const timer = setTimeout(() => setMessage(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message, isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      className={styles.place}
      role="status"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {message && (
        <div className={styles.notice}>
          <Link to={message.path} className={styles.link} onClick={hide}>
            <span className={styles.icon}>
              <Icon path={bell} size={22} />
            </span>
            <span className={styles.text}>
              <b>{message.title}</b>
              {message.body && <span className={styles.body}>{message.body}</span>}
            </span>
          </Link>
          <IconButton icon={close} label={text('push_notice_close')} onClick={hide} />
        </div>
      )}
    </div>
  );
}
