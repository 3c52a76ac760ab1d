import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { Button, Dock, LinkButton } from '@tessera/ui';
import { wayOf } from '../merchant-link/way-of';

/** The button of a promotion; none where its link leads nowhere that is safe. */
export function TakePart({ link }: { link: string | undefined }) {
  const text = useText('member');
  const go = useGo();
  const way = wayOf(link);
  if (!way) return null;
  return (
    <Dock>
      {way.kind === 'route' ? (
        <Button block onClick={() => go(way.path)}>
          {text('activity_take_part')}
        </Button>
      ) : (
        <LinkButton block href={way.url} target="_blank" rel="noopener noreferrer">
          {text('activity_take_part')}
        </LinkButton>
      )}
    </Dock>
  );
}
