import device from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { pageVersion, useSite } from '@tessera/shell/site';
import { Dialog, ListRow } from '@tessera/ui';
import { useState } from 'react';
import { CopyLine } from '../../common/copy-line/copy-line';
import { userAgentText } from './user-agent-text';

/** Opens what the customer service asks about a device: browser, address, and the versions of app and site (R2.58). */
export function DeviceInfoRow() {
  const text = useText('member');
  const ip = useSite((site) => site.ip);
  const [open, setOpen] = useState(false);
  const facts = [
    { label: text('device_browser'), value: userAgentText(navigator.userAgent) },
    { label: text('device_ip'), value: ip },
    { label: text('device_app'), value: environment().appVersion },
    { label: text('device_version'), value: pageVersion() },
  ];
  return (
    <>
      <ListRow icon={device} title={text('device')} onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={text('device')} closeLabel={text('close')}>
        <div>
          {facts.map(({ label, value }) => value && <CopyLine key={label} label={label} value={value} />)}
        </div>
      </Dialog>
    </>
  );
}
