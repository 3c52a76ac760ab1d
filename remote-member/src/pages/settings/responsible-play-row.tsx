import heart from '@phosphor-icons/core/assets/regular/hand-heart.svg';
import { offeredHelp, responsiblePlay } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useCall } from '@tessera/shell/request';
import { ListGroup, ListRow, Sheet } from '@tessera/ui';
import { useState } from 'react';
import { MerchantLinkRow } from '../../common/merchant-link-row';

/** Opens the merchant's tools to limit or stop playing. Renders nothing if the merchant has none. */
export function ResponsiblePlayRow() {
  const text = useText('member');
  const { value } = useCall(responsiblePlay, {});
  const [open, setOpen] = useState(false);
  const offered = offeredHelp(value);
  if (offered.length === 0) return null;
  return (
    <>
      <ListRow icon={heart} title={text('play_safe')} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={text('play_safe')} closeLabel={text('close')}>
        <p>{text('play_safe_hint')}</p>
        <ListGroup>
          {offered.map(({ kind, address }) => (
            <MerchantLinkRow
              key={kind}
              title={text(`play_${kind}`)}
              detail={text(`play_${kind}_hint`)}
              address={address}
            />
          ))}
        </ListGroup>
      </Sheet>
    </>
  );
}
