import controller from '@phosphor-icons/core/assets/fill/game-controller-fill.svg';
import { useText } from '@tessera/shell/i18n';
import { Button, Icon } from '@tessera/ui';
import { useImage } from '../images/use-image';
import styles from './launch-screen.module.css';

export interface LaunchScreenProps {
  title: string;
  vendor?: string | undefined;
  /** The game's artwork, 3:4, as the gateway names it. */
  image?: string | undefined;
  /** Why the game could not be opened; while absent, it is being opened. */
  fault?: string | undefined;
  /** Absent where another try could not help. */
  onRetry?: (() => void) | undefined;
  onBack: () => void;
}

/** What a member sees between the tap on a game and the game. */
export function LaunchScreen({ title, vendor, image, fault, onRetry, onBack }: LaunchScreenProps) {
  const text = useText('games');
  const { src, ...outcome } = useImage(image, { eager: true });
  return (
    <div className={styles.screen}>
      {src && <img src={src} alt="" className={styles.glow} />}
      <div className={styles.art}>
        {src ? (
          <img src={src} alt="" width={240} height={320} {...outcome} />
        ) : (
          <Icon path={controller} size={96} />
        )}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {vendor !== undefined && <p className={styles.vendor}>{vendor}</p>}
      </div>
      {fault === undefined ? (
        <div className={styles.state}>
          <progress className={styles.bar} aria-label={text('launch_opening')} />
          <p role="status">{text('launch_opening')}</p>
          <Button variant="ghost" onClick={onBack}>
            {text('cancel')}
          </Button>
        </div>
      ) : (
        <div className={styles.state}>
          <p role="alert">{fault}</p>
          <div className={styles.ways}>
            {onRetry && <Button onClick={onRetry}>{text('retry')}</Button>}
            <Button variant="secondary" onClick={onBack}>
              {text('back')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
