import { cancelWithdrawal } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { confirm, toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { useRef, useState } from 'react';

/** Takes a withdrawal back after a question; asking the gateway twice changes nothing, so a lost answer may be asked again. */
export function useCancelWithdrawal(onCancelled: () => void): {
  cancel(id: string): void;
  busy: boolean;
} {
  const text = useText('member');
  const [busy, setBusy] = useState(false);
  const taken = useRef(false);
  const cancel = async (id: string) => {
    if (taken.current) return;
    taken.current = true;
    setBusy(true);
    try {
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
    } catch {
      // The client has told the member.
    } finally {
      taken.current = false;
      setBusy(false);
    }
  };
  return { cancel: (id) => void cancel(id), busy };
}
