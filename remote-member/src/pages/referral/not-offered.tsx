import users from '@phosphor-icons/core/assets/regular/users-three.svg';
import { useText } from '@tessera/shell/i18n';
import { openCustomerService } from '@tessera/shell/support';
import { Button, EmptyState } from '@tessera/ui';

/** In place of the invitations where the merchant has none now. */
export function NotOffered() {
  const text = useText('member');
  return (
    <EmptyState
      icon={users}
      title={text('invite_off')}
      text={text('invite_off_hint')}
      action={<Button onClick={openCustomerService}>{text('customer_service')}</Button>}
    />
  );
}
