import { cancelDeposit } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { confirm } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { Button } from '@tessera/ui';
import { useSingleFlight } from '../../common/use-single-flight';

export interface CancelButtonProps {
  id: string;
  /** Called after the deposit was cancelled. */
  onCancelled: () => void;
}

/** A button that cancels a deposit after a question. After a lost answer the member may cancel again: the call is idempotent. */
export function CancelButton({ id, onCancelled }: CancelButtonProps) {
  const text = useText('member');
  const { busy, run } = useSingleFlight();
  const cancel = async () => {
    const agreed = await confirm({
      message: text('deposit_cancel_question'),
      confirmLabel: text('deposit_cancel'),
      cancelLabel: text('close'),
      tone: 'danger',
    });
    if (!agreed) return;
    await call(cancelDeposit, { id });
    onCancelled();
  };
  return (
    // The request client has shown an alert for a failure.
    <Button variant="ghost" block busy={busy} onClick={() => void run(cancel).catch(() => undefined)}>
      {text('deposit_cancel')}
    </Button>
  );
}
