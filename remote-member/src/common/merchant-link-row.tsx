import { merchantLink } from '@tessera/contract';
import { siteLink, useGo } from '@tessera/shell/navigation';
import { trustedOrigins } from '@tessera/shell/site';
import { ListRow } from '@tessera/ui';

export interface MerchantLinkRowProps {
  icon?: string;
  title: string;
  detail?: string;
  /** From the merchant: a page of the app or of another site. */
  address: string;
}

/** Links to an address of the merchant, in the app or on another site. Renders nothing if the address is not allowed. */
export function MerchantLinkRow({ icon, title, detail, address }: MerchantLinkRowProps) {
  const go = useGo();
  const target = merchantLink(address, trustedOrigins('links'));
  if (!target) return null;
  if (target.kind === 'page')
    return <ListRow icon={icon} title={title} detail={detail} onClick={() => go(target.path)} />;
  const { href, target: tab, onClick } = siteLink(target.url);
  return <ListRow icon={icon} title={title} detail={detail} href={href} target={tab} onClick={onClick} />;
}
