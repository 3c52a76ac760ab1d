export { type AlertOptions, alert, type ConfirmOptions, confirm, loading, toast } from '../core/notices';
