import { type TextKey, text } from '../../platform/i18n';
import { RequestError, type RequestErrorCode } from '../request';
import { show, type Toast } from './store';
import { timeToRetry } from './time-to-retry';

export { Notices } from './notices';
export {
  type NotificationSwitch,
  provideNotificationSwitch,
  useNotificationSwitch,
} from './notification-switch';
export { noticeStore } from './store';

/** Durations in ms (R9.19). */
const TOAST = 1_500;
const LOADING = 5_000;

/** In ms: how long a toast shows that tells why the page was redirected (R9.19). */
export const REDIRECT_TOAST = 4_000;
/** In ms: the cover of work that may take longer than one call (R9.19). */
export const LONG_LOADING = 10_000;

export interface AlertOptions {
  readonly message: string;
  readonly title?: string;
  readonly confirmLabel?: string;
}

export interface ConfirmOptions extends AlertOptions {
  readonly cancelLabel?: string;
  readonly tone?: 'danger';
  /** Withdraws the question. The answer is then no. */
  readonly signal?: AbortSignal;
}

/** In characters. A longer message would push the buttons out of the screen. */
const LONGEST_MESSAGE = 1_000;

const shortened = (message: string): string =>
  message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;

const openAlerts = new Map<string, Promise<void>>();

/** Shows an alert. Resolves when the member closes it. A second alert with the same message shares the first. */
export function alert(options: AlertOptions): Promise<void> {
  const known = openAlerts.get(options.message);
  if (known) return known;
  const closed = new Promise<void>((resolve) => {
    const hide = show('dialogs', {
      ...options,
      message: shortened(options.message),
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

/** Asks the member to confirm. Resolves to the answer. `cancelLabel` defaults to the catalog's text. */
export function confirm({ signal, cancelLabel = '', ...options }: ConfirmOptions): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (confirmed: boolean) => {
      hide();
      resolve(confirmed);
    };
    const hide = show('dialogs', { ...options, cancelLabel, settle });
    signal?.addEventListener('abort', () => settle(false));
  });
}

/** Shows a message for `duration` ms, 1500 by default (R9.19), with a small picture if there is one. */
export function toast(
  message: string,
  {
    duration = TOAST,
    tone = 'info',
    picture,
  }: { duration?: number; tone?: Toast['tone']; picture?: string } = {},
): void {
  setTimeout(show('toasts', { message, tone, picture }), duration);
}

/**
 * Covers the page while something runs, for at most `duration` ms (R9.19).
 * @returns the function that removes the cover
 */
export function loading(message?: string, { duration = LOADING }: { duration?: number } = {}): () => void {
  const hide = show('loadings', { message });
  const timer = setTimeout(hide, duration);
  return () => {
    clearTimeout(timer);
    hide();
  };
}

/** The text for each code of a failed call. */
const failures: Readonly<Partial<Record<RequestErrorCode, TextKey<'shell'>>>> = {
  gateway: 'failure_refused',
  absent: 'failure_absent',
  empty: 'failure_absent',
  busy: 'failure_busy',
  http: 'failure_server',
  network: 'failure_network',
  timeout: 'failure_timeout',
  offline: 'failure_offline',
  malformed: 'failure_unreadable',
  unauthorized: 'please_login',
  encryption: 'missing_encryption',
  'no-key': 'missing_encryption',
};

/** The causes of failed calls that a picture tells apart. */
const pictured: Readonly<Partial<Record<RequestErrorCode, 'offline' | 'forbidden'>>> = {
  network: 'offline',
  offline: 'offline',
  unauthorized: 'forbidden',
};

/** The picture for a failed call, as `ErrorState` of the design system has it. */
export function failureKind(error: unknown): 'offline' | 'forbidden' | 'server' {
  if (error instanceof RequestError) return pictured[error.code] ?? 'server';
  return navigator.onLine ? 'server' : 'offline';
}

/**
 * The text for a failure: the gateway's own sentence, else the cause and the next step in the current language. An error
 * that is no RequestError, such as code that does not load, has a known cause only without a connection.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof RequestError))
    return text('shell', navigator.onLine ? 'unknown_error' : 'failure_offline');
  if (error.code === 'gateway' && error.message) return error.message;
  const time = error.code === 'busy' && error.retryAt !== undefined && timeToRetry(error.retryAt);
  if (time) return text('shell', 'failure_busy_until', { time });
  return text('shell', failures[error.code] ?? 'unknown_error');
}
