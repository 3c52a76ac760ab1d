import { classNames } from '../class-names';
import styles from './failure-picture.module.css';

/**
 * What went wrong, for the picture. offline: no connection; server: no usable answer, or maintenance; code: a part of the
 * application did not load; missing: nothing has this address; forbidden: not for this visitor or account; game: a game
 * that does not launch.
 */
export type FailureKind = 'offline' | 'server' | 'code' | 'missing' | 'forbidden' | 'game';

export interface FailurePictureProps {
  kind: FailureKind;
}

/** The picture of a failure, in the colour of the text. Decorative: the sentence beside it says the cause. */
export const FailurePicture = ({ kind }: FailurePictureProps) => (
  <span aria-hidden="true" className={classNames(styles.picture, styles[kind])} />
);
