import { classNames } from '../class-names';
import { Modal, type ModalProps } from './modal';
import styles from './sheet.module.css';

export type SheetProps = ModalProps;

/** A dialog that rises from the bottom edge, in reach of the thumb; for choices and short forms. */
export function Sheet({ open, className, ...modal }: SheetProps) {
  return open ? <Modal {...modal} handle className={classNames(styles.sheet, className)} /> : null;
}
