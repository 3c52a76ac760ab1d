import { useGo } from '@tessera/shell/navigation';
import { ListRow } from '@tessera/ui';
import { wayOf } from '../merchant-link/way-of';

export interface LinkRowProps {
  title: string;
  detail: string;
  /** From the merchant. */
  address: string;
}

/** A row that leads to a page of the app, or to another site; none where the address is not safe. */
export function LinkRow({ title, detail, address }: LinkRowProps) {
  const go = useGo();
  const way = wayOf(address);
  if (!way) return null;
  return way.kind === 'route' ? (
    <ListRow title={title} detail={detail} onClick={() => go(way.path)} />
  ) : (
    <ListRow title={title} detail={detail} href={way.url} target="_blank" />
  );
}
