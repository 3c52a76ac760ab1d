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
  /** What gets the focus first, in place of the first field of the content, or of the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A search is left out: the keyboard of a phone would cover the list that it searches. */
const CONTROLS =
  'input:not([type=hidden], [type=search], [type=file], :disabled), textarea, select, button, a[href]';

/** The first control of the content if it is a field or a choice; of several options, the one that is chosen. */
function firstField(content: HTMLElement | null): HTMLElement | null | undefined {
  const first = content?.querySelector<HTMLElement>(CONTROLS);
  if (first instanceof HTMLInputElement && first.type === 'radio')
    return content?.querySelector<HTMLElement>('input[type=radio]:checked') ?? first;
  return first?.matches('input, textarea, select') ? first : undefined;
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
  const content = useRef<HTMLDivElement>(null);
  const cancel = useEffectEvent(() => dismissible && onClose('cancel'));

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    // The browser focuses the close button, which is the first one of all.
    (initialFocus?.current ?? firstField(content.current))?.focus();
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
        <div ref={content} className={styles.content}>
          {children}
        </div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
