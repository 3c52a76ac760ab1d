import leaveIcon from '@phosphor-icons/core/assets/regular/sign-out.svg';
import { useText } from '@tessera/shell/i18n';
import { confirm } from '@tessera/shell/notices';
import { ListRow } from '@tessera/ui';
import { useLeave } from '../../common/use-leave';

/** Ends the session after a confirmation. */
export function SignOutRow() {
  const text = useText('member');
  const leave = useLeave();
  const confirmSignOut = async () => {
    const confirmed = await confirm({
      title: text('sign_out'),
      message: text('sign_out_question'),
      confirmLabel: text('sign_out'),
      cancelLabel: text('sign_out_cancel'),
      tone: 'danger',
    });
    if (confirmed) leave();
  };
  return (
    <ListRow icon={leaveIcon} tone="danger" title={text('sign_out')} onClick={() => void confirmSignOut()} />
  );
}
