import bell from '@phosphor-icons/core/assets/regular/bell-ringing.svg';
import { useText } from '@tessera/shell/i18n';
import { alert } from '@tessera/shell/notices';
import { ListRow, Tag } from '@tessera/ui';
import { useState } from 'react';

/** The permission for notifications; a tap asks for it. Renders nothing if the browser has no notifications. */
export function NotificationRow() {
  const text = useText('member');
  const [permission, setPermission] = useState(() =>
    'Notification' in globalThis ? Notification.permission : undefined,
  );
  if (!permission) return null;
  const requestPermission = async () => {
    if (permission === 'default') setPermission(await Notification.requestPermission());
    else await alert({ title: text('push'), message: text(`push_${permission}_hint`) });
  };
  return (
    <ListRow
      icon={bell}
      title={text('push')}
      trailing={
        <Tag tone={permission === 'granted' ? 'success' : permission === 'denied' ? 'warning' : 'neutral'}>
          {text(`push_${permission}`)}
        </Tag>
      }
      onClick={() => void requestPermission()}
    />
  );
}
