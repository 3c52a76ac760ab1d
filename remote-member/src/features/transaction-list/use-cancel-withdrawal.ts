import { cancelWithdrawal } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { confirm, toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { useSingleFlight } from '../../common/use-single-flight';

/** Cancels a withdrawal after a confirmation. After a lost answer the member may cancel again: the call is idempotent. */
export function useCancelWithdrawal(onCancelled: () => void): { cancel(id: string): void; busy: boolean } {
  const text = useText('member');
  const { busy, run } = useSingleFlight();
  const cancel = async (id: string) => {
    const agreed = await confirm({
      message: text('withdraw_cancel_question'),
      confirmLabel: text('withdraw_cancel'),
      cancelLabel: text('withdraw_keep'),
      tone: 'danger',
    });
    if (!agreed) return;
    await call(cancelWithdrawal, { id });
    toast(text('withdraw_cancelled'));
    onCancelled();
  };
  return {
    // The request client has shown an alert for the failure.
    cancel: (id) => void run(() => cancel(id)).catch(() => undefined),
    busy,
  };
}
