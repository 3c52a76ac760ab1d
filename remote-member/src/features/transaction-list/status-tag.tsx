import type { Transaction } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Tag, type Tone } from '@tessera/ui';

const tones: Readonly<Record<Transaction['status'], Tone>> = {
  pending: 'warning',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  unknown: 'neutral',
};

/** The status of a transaction. */
export function StatusTag({ status }: { status: Transaction['status'] }) {
  const text = useText('member');
  return <Tag tone={tones[status]}>{text(`status_${status}`)}</Tag>;
}
