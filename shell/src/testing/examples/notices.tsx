import {
  alert,
  confirm,
  failureKind,
  failureText,
  loading,
  provideNotificationSwitch,
  toast,
  useNotificationSwitch,
} from '@tessera/shell/notices';
import { ErrorState } from '@tessera/ui';

// #region alert
/** Resolves when the dialog is closed. */
export const explain = (message: string): Promise<void> => alert({ message });
// #endregion alert

// #region confirm
export async function remove(question: string, act: () => Promise<void>): Promise<void> {
  if (await confirm({ message: question, tone: 'danger' })) await act();
}
// #endregion confirm

// #region toast
export const saved = (message: string): void => toast(message, { tone: 'success', duration: 3_000 });
// #endregion toast

// #region failureText
/** The cause and the next step, in the member's language. */
export const show = (error: unknown): void => toast(failureText(error), { tone: 'danger' });
// #endregion failureText

// #region failureKind
/** In place of content that did not come: picture, cause and next step. */
export const Missing = ({ error, load }: { readonly error: unknown; readonly load: () => void }) => (
  <ErrorState
    kind={failureKind(error)}
    title="No games"
    text={failureText(error)}
    retryLabel="Try again"
    onRetry={load}
  />
);
// #endregion failureKind

// #region loading
export async function covered(act: () => Promise<void>): Promise<void> {
  const uncover = loading();
  await act().finally(uncover);
}
// #endregion loading

// #region useNotificationSwitch
export function NotificationSetting() {
  const notifications = useNotificationSwitch();
  return notifications && <input type="checkbox" onChange={() => void notifications.change(true)} />;
}
// #endregion useNotificationSwitch

// #region provideNotificationSwitch
/** For the remote that owns the notifications. */
export const provide = (): void =>
  provideNotificationSwitch({ isOff: () => true, change: async () => undefined });
// #endregion provideNotificationSwitch
