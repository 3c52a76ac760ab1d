import bell from '@phosphor-icons/core/assets/regular/bell-ringing.svg';
import { useText } from '@tessera/shell/i18n';
import { alert, useNotificationSwitch } from '@tessera/shell/notices';
import { ListRow, Tag } from '@tessera/ui';
import { useState } from 'react';
import { useSingleFlight } from '../../common/use-single-flight';

/**
 * Notifications on this device; a tap asks the browser for the permission, and then registers the device or removes its
 * token. Renders nothing if the browser has no notifications.
 */
export function NotificationRow() {
  const text = useText('member');
  const registration = useNotificationSwitch();
  const [permission, setPermission] = useState(() =>
    'Notification' in globalThis ? Notification.permission : undefined,
  );
  const [chosen, setChosen] = useState<'on' | 'off'>();
  const { run } = useSingleFlight();
  if (!permission) return null;

  // The choice of an earlier visit is known once growth is loaded.
  const isOff = chosen ? chosen === 'off' : (registration?.isOff() ?? false);
  const isOn = permission === 'granted' && !isOff;
  const toggle = async () => {
    const asked = permission === 'default' ? await Notification.requestPermission() : permission;
    setPermission(asked);
    if (asked === 'denied') return alert({ title: text('push'), message: text('push_denied_hint') });
    if (asked !== 'granted') return undefined;
    setChosen(isOn ? 'off' : 'on');
    return registration?.change(!isOn);
  };
  const shown = permission === 'denied' ? 'denied' : isOn ? 'granted' : 'default';
  return (
    <ListRow
      icon={bell}
      title={text('push')}
      trailing={
        <Tag tone={isOn ? 'success' : permission === 'denied' ? 'warning' : 'neutral'}>
          {text(`push_${shown}`)}
        </Tag>
      }
      onClick={() => void run(toggle)}
    />
  );
}
