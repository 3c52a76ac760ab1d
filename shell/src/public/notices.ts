export {
  type AlertOptions,
  alert,
  type ConfirmOptions,
  confirm,
  failureText,
  loading,
  toast,
} from '../core/notices';
