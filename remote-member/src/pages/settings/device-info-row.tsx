import device from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { pageVersion, useSite } from '@tessera/shell/site';
import { Dialog, ListRow } from '@tessera/ui';
import { useState } from 'react';
import { CopyableValue } from '../../common/copy';

/** The place where native apps append the device's id to the user agent: the word UUID, or the id itself. */
const UUID_MARKER = /[\s;,(/[]*(?:uuid|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i;

/** Cuts the user agent before the device's id, because the id identifies a person (R2.58). */
export const withoutDeviceId = (userAgent: string): string => userAgent.split(UUID_MARKER, 1)[0] ?? '';

/** Opens the facts that the customer service asks for: browser, IP address, and the versions of app and site (R2.58). */
export function DeviceInfoRow() {
  const text = useText('member');
  const ip = useSite((site) => site.ip);
  const [open, setOpen] = useState(false);
  const facts = [
    { label: text('device_browser'), value: withoutDeviceId(navigator.userAgent) },
    { label: text('device_ip'), value: ip },
    { label: text('device_app'), value: environment().appVersion },
    { label: text('device_version'), value: pageVersion() },
  ];
  return (
    <>
      <ListRow icon={device} title={text('device')} onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={text('device')} closeLabel={text('close')}>
        <div>
          {facts.map(
            ({ label, value }) => value && <CopyableValue key={label} label={label} value={value} />,
          )}
        </div>
      </Dialog>
    </>
  );
}
