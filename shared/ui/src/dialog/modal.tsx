import close from '@phosphor-icons/core/assets/bold/x-bold.svg';
import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button/icon-button';
import { listenForDragDown } from './drag-down';
import styles from './modal.module.css';
import { listenForTapBeside } from './tap-beside';

/** `cancel`: Esc, the back gesture or a tap beside it. `close`: its close button, or the browser. */
export type CloseReason = 'cancel' | 'close';

export interface ModalProps {
  open: boolean;
  /** Called when the member dismisses it. It closes when `open` becomes false. */
  onClose: (reason: CloseReason) => void;
  title?: string | undefined;
  /** Accessible name where there is no title. */
  label?: string | undefined;
  /** Whether Esc, a tap beside it and the close button take it away; yes unless told. */
  dismissible?: boolean | undefined;
  /** Name of the close button. Without it there is no button. */
  closeLabel?: string | undefined;
  /** Buttons at the foot, which stay in view when the content scrolls. */
  actions?: ReactNode;
  /** What gets the focus first, in place of the first button or field. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** The native modal dialog behind Dialog and Sheet: mounted means open, and the focus goes back where it came from. */
export function Modal(props: Omit<ModalProps, 'open'> & { handle?: boolean }) {
  const {
    onClose,
    title,
    label,
    dismissible = true,
    closeLabel,
    actions,
    handle,
    initialFocus,
    children,
  } = props;
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const grip = useRef<HTMLDivElement>(null);
  const cancel = useEffectEvent(() => dismissible && onClose('cancel'));

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    initialFocus?.current?.focus();
    const stopTaps = listenForTapBeside(dialog, () => cancel());
    const stopDrags = grip.current && listenForDragDown(grip.current, dialog, () => cancel());
    return () => {
      stopTaps();
      stopDrags?.();
      dialog.close();
    };
  }, [initialFocus]);

  // The browser may close it by force, for example on a second Esc in a row.
  const closedByBrowser = () => {
    if (ref.current?.open !== false) return;
    if (dismissible) onClose('close');
    else ref.current.showModal();
  };

  return (
    <dialog
      ref={ref}
      aria-labelledby={title === undefined ? undefined : titleId}
      aria-label={title === undefined ? label : undefined}
      className={classNames(styles.modal, props.className)}
      onClose={closedByBrowser}
      onCancel={(event) => {
        // A file input inside reports its own cancel, which bubbles.
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (dismissible) onClose('cancel');
      }}
    >
      <div className={styles.panel}>
        {handle && dismissible && <div ref={grip} className={styles.handle} />}
        {(title !== undefined || (dismissible && closeLabel !== undefined)) && (
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {dismissible && closeLabel !== undefined && (
              <IconButton icon={close} label={closeLabel} onClick={() => onClose('close')} />
            )}
          </header>
        )}
        <div className={styles.content}>{children}</div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
