import user from '@phosphor-icons/core/assets/regular/user.svg';
import { useMoney } from '@tessera/shell/site';
import { Amount, Card, ListGroup, ListRow } from '@tessera/ui';
import { useTimeFormat } from '../../common/format';

export interface InvitedPeopleProps {
  people: readonly {
    readonly name: string;
    /** When the person registered, in ms since 1970. */
    readonly at?: number | undefined;
    /** What the member earned from the person: decimal text in major units. */
    readonly amount: string;
  }[];
  /** Takes the place of an empty list. */
  none: string;
}

/** The people whom a member invited, with the time and the earnings of each. */
export function InvitedPeople({ people, none }: InvitedPeopleProps) {
  const money = useMoney();
  const formatTime = useTimeFormat();
  if (people.length === 0) return <Card padded>{none}</Card>;
  return (
    <ListGroup>
      {people.map(({ name, at, amount }) => (
        <ListRow
          key={`${name} ${at}`}
          icon={user}
          title={<bdi translate="no">{name}</bdi>}
          detail={formatTime(at)}
          trailing={<Amount>{money(amount)}</Amount>}
        />
      ))}
    </ListGroup>
  );
}
