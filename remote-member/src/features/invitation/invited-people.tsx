import user from '@phosphor-icons/core/assets/regular/user.svg';
import { useMoney } from '@tessera/shell/site';
import { Amount, Card, ListGroup, ListRow } from '@tessera/ui';
import { useMoment } from '../../common/format';

export interface PeopleRowsProps {
  people: readonly { readonly name: string; readonly at: number; readonly amount: string }[];
  /** In place of an empty list. */
  none: string;
}

/** People whom a member brought: since when, and what came of it. */
export function PeopleRows({ people, none }: PeopleRowsProps) {
  const money = useMoney();
  const moment = useMoment();
  if (people.length === 0) return <Card padded>{none}</Card>;
  return (
    <ListGroup>
      {people.map(({ name, at, amount }) => (
        <ListRow
          key={`${name} ${at}`}
          icon={user}
          title={<bdi>{name}</bdi>}
          detail={moment(at)}
          trailing={<Amount>{money(amount)}</Amount>}
        />
      ))}
    </ListGroup>
  );
}
