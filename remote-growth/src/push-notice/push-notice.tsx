import bell from '@phosphor-icons/core/assets/fill/bell-ringing-fill.svg';
import close from '@phosphor-icons/core/assets/regular/x.svg';
import type { Pushed } from '@tessera/remote/push';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { Icon, IconButton } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { listenForPushed } from './listen';
import styles from './push-notice.module.css';

/** In ms: long enough to read two lines and to reach for them. */
export const SHOWN_FOR = 10_000;

/** A push message that came while the page is in view: at the top of it, for ten seconds, longer while it is held. */
export default function PushNotice() {
  const text = useText('growth');
  const [message, setMessage] = useState<Pushed>();
  const [isHeld, setHeld] = useState(false);
  const hide = () => setMessage(undefined);
  useEffect(() => listenForPushed(setMessage), []);
  useEffect(() => {
    if (!message || isHeld) return undefined;
    const timer = setTimeout(() => setMessage(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message, isHeld]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    <div
      className={styles.place}
      role="status"
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
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
