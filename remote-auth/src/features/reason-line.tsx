import { type LoginReason, useGo } from '@tessera/shell/navigation';
import { Button, useImageFailure } from '@tessera/ui';
import styles from './reason-line.module.css';

export interface ReasonLineProps extends Pick<LoginReason, 'detail' | 'picture' | 'instead'> {
  /** Closes the dialog. */
  onLeave: () => void;
}

/** The reason of the login, below the title: a picture, a few words, and a button that leads on without a login. */
export function ReasonLine({ detail, picture, instead, onLeave }: ReasonLineProps) {
  const go = useGo();
  const [isFailed, onError] = useImageFailure(picture);
  const isShown = picture !== undefined && !isFailed;
  if (!isShown && !detail && !instead) return null;
  return (
    <div className={styles.line}>
      {isShown && (
        <img src={picture} alt="" width={48} height={64} className={styles.picture} onError={onError} />
      )}
      {detail && <p className={styles.detail}>{detail}</p>}
      {instead && (
        <Button
          variant="secondary"
          className={styles.instead}
          onClick={() => {
            onLeave();
            go(instead.target);
          }}
        >
          {instead.label}
        </Button>
      )}
    </div>
  );
}
