import { merchantLink } from '@tessera/contract';
import { useGo } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { ListRow } from '@tessera/ui';

export interface LinkRowProps {
  title: string;
  detail: string;
  /** From the merchant. */
  address: string;
}

/** A row that leads to a page of the app, or to another site; none where the address is not safe. */
export function LinkRow({ title, detail, address }: LinkRowProps) {
  const go = useGo();
  const linkHosts = useSite((site) => site.linkHosts);
  const target = merchantLink(address, linkHosts);
  if (!target) return null;
  return target.kind === 'page' ? (
    <ListRow title={title} detail={detail} onClick={() => go(target.path)} />
  ) : (
    <ListRow title={title} detail={detail} href={target.url} target="_blank" />
  );
}
