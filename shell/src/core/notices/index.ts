import { show, type Toast } from './store';

export { failureText } from './failure-text';
export { Notices } from './notices';
export { noticeStore } from './store';

const TOAST = 1_500;
const LOADING = 5_000;

export interface AlertOptions {
  readonly message: string;
  readonly title?: string;
  readonly confirmLabel?: string;
}

export interface ConfirmOptions extends AlertOptions {
  readonly cancelLabel?: string;
  readonly tone?: 'danger';
}

const openAlerts = new Map<string, Promise<void>>();

/** Tells the member something that they must have seen; resolves when they close it. The same words are not stacked. */
export function alert(options: AlertOptions): Promise<void> {
  const known = openAlerts.get(options.message);
  if (known) return known;
  const closed = new Promise<void>((resolve) => {
    const hide = show('dialogs', {
      ...options,
      settle: () => {
        openAlerts.delete(options.message);
        hide();
        resolve();
      },
    });
  });
  openAlerts.set(options.message, closed);
  return closed;
}

/** Asks the member; resolves to whether they agreed. `cancelLabel` falls back to the catalog's word. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const hide = show('dialogs', {
      ...options,
      cancelLabel: options.cancelLabel ?? '',
      settle: (confirmed) => {
        hide();
        resolve(confirmed);
      },
    });
  });
}

/** Says something in passing; `duration` in ms, 1500 unless told (R9.19). */
export function toast(
  message: string,
  { duration = TOAST, tone = 'info' }: { duration?: number; tone?: Toast['tone'] } = {},
): void {
  setTimeout(show('toasts', { message, tone }), duration);
}

/** Covers the page while something runs; gives the function that uncovers it. It never stays longer than `duration` ms (R9.19). */
export function loading(message?: string, { duration = LOADING }: { duration?: number } = {}): () => void {
  const hide = show('loadings', { message });
  const timer = setTimeout(hide, duration);
  return () => {
    clearTimeout(timer);
    hide();
  };
}
