import heart from '@phosphor-icons/core/assets/regular/hand-heart.svg';
import { merchantLink, responsiblePlay } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { siteLink, useGo } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { trustedOrigins } from '@tessera/shell/site';
import { ListGroup, ListRow, Sheet } from '@tessera/ui';
import { useState } from 'react';

const kinds = ['limits', 'selfExclusion', 'advice'] as const;

interface MerchantLinkRowProps {
  title: string;
  detail: string;
  /** From the merchant: a page of the app or of another site. */
  address: string;
}

/** Links to an address of the merchant. Renders nothing if the address is not allowed. */
function MerchantLinkRow({ title, detail, address }: MerchantLinkRowProps) {
  const go = useGo();
  const target = merchantLink(address, trustedOrigins('links'));
  if (!target) return null;
  if (target.kind === 'page')
    return <ListRow title={title} detail={detail} onClick={() => go(target.path)} />;
  const { href, target: tab, onClick } = siteLink(target.url);
  return <ListRow title={title} detail={detail} href={href} target={tab} onClick={onClick} />;
}

/** Opens the merchant's tools to limit or stop playing. Renders nothing if the merchant has none. */
export function ResponsiblePlayRow() {
  const text = useText('member');
  const { value } = useCall(responsiblePlay, {});
  const [open, setOpen] = useState(false);
  const offered = kinds.flatMap((kind) => (value?.[kind] ? [{ kind, address: value[kind] }] : []));
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
