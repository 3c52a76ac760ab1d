import { classNames } from '../class-names';
import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal';

export type DialogProps = ModalProps;

/** A question or message in the middle of the screen; nothing behind it can be used. */
export function Dialog({ open, className, ...modal }: DialogProps) {
  return open ? <Modal {...modal} className={classNames(styles.dialog, className)} /> : null;
}
