import type { Transaction } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Tag, type Tone } from '@tessera/ui';

const tones: Readonly<Record<Exclude<Transaction['status'], 'unknown'>, Tone>> = {
  pending: 'warning',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** The status of a transaction. One that is not known is shown as pending, because the money may still move. */
export function StatusTag({ status: raw }: { status: Transaction['status'] }) {
  const text = useText('member');
  const status = raw === 'unknown' ? 'pending' : raw;
  return <Tag tone={tones[status]}>{text(`status_${status}`)}</Tag>;
}
