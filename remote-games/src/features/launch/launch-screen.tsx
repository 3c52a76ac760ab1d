import controller from '@phosphor-icons/core/assets/fill/game-controller-fill.svg';
import { FailurePicture, Icon } from '@tessera/ui';
import { useLayoutEffect } from 'react';
import { useImage } from '../../common/images';
import { notifyPictureShown, SHARED_PICTURE } from '../open-game';
import { LaunchProgress, type LaunchProgressProps } from './launch-progress';
import styles from './launch-screen.module.css';

export interface LaunchScreenProps extends LaunchProgressProps {
  title: string;
  vendor?: string | undefined;
  /** The game's artwork, 3:4, as the gateway sent it. */
  image?: string | undefined;
}

/** The screen between the tap on a game and the game. */
export function LaunchScreen({ title, vendor, image, stage, onRetry, onBack }: LaunchScreenProps) {
  const { src, ...outcome } = useImage(image, { eager: true });
  const failed = stage.kind === 'fault';
  useLayoutEffect(notifyPictureShown, []);
  return (
    <div className={styles.screen}>
      {src && <img src={src} alt="" className={styles.glow} />}
      <div
        className={styles.art}
        data-failed={failed || undefined}
        style={{ viewTransitionName: SHARED_PICTURE }}
      >
        {src && <img src={src} alt="" width={240} height={320} {...outcome} />}
        {failed && <FailurePicture kind="game" />}
        {!src && !failed && <Icon path={controller} size={96} />}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {vendor !== undefined && <p className={styles.vendor}>{vendor}</p>}
      </div>
      <LaunchProgress stage={stage} onRetry={onRetry} onBack={onBack} />
    </div>
  );
}
