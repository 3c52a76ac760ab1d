import missing from '@phosphor-icons/core/assets/regular/prohibit.svg';
import { useText } from '@tessera/shell/i18n';
import { failureText } from '@tessera/shell/notices';
import { openCustomerService } from '@tessera/shell/support';
import { Button, EmptyState } from '@tessera/ui';

export interface NotOfferedProps {
  error: unknown;
  /** Leads on a member who must change the password. Absent: the member wanted to. */
  onLeave: (() => void) | undefined;
}

/** Takes the place of the form where the gateway does not have the call. */
export function NotOffered({ error, onLeave }: NotOfferedProps) {
  const text = useText('auth');
  const action = onLeave ? (
    <Button onClick={onLeave}>{text('confirm')}</Button>
  ) : (
    <Button variant="secondary" onClick={openCustomerService}>
      {text('contact_support')}
    </Button>
  );
  return <EmptyState icon={missing} title={failureText(error)} action={action} />;
}
