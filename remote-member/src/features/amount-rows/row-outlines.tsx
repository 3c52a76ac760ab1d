import { ListGroup, ListRow, Skeleton } from '@tessera/ui';

/** The outlines of rows with an icon and an amount, while they load. */
export const RowOutlines = ({ count }: { count: number }) => (
  <ListGroup>
    {Array.from({ length: count }, (_, at) => `outline-${at}`).map((row) => (
      <ListRow
        key={row}
        icon=""
        title={<Skeleton width={112} height={16} />}
        detail={<Skeleton width={148} height={13} />}
        trailing={<Skeleton width={64} height={16} />}
      />
    ))}
  </ListGroup>
);
