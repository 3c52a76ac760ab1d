export {
  type AlertOptions,
  alert,
  type ConfirmOptions,
  confirm,
  failureKind,
  failureText,
  loading,
  type NotificationSwitch,
  provideNotificationSwitch,
  toast,
  useNotificationSwitch,
} from '../core/notices';
