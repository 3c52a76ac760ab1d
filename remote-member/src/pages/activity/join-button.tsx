import { merchantLink } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { Button, Dock, LinkButton } from '@tessera/ui';

/** Opens the link of a promotion. Renders nothing if the link is missing or not allowed. */
export function JoinButton({ link }: { link: string | undefined }) {
  const text = useText('member');
  const go = useGo();
  const linkHosts = useSite((site) => site.linkHosts);
  const target = merchantLink(link, linkHosts);
  if (!target) return null;
  return (
    <Dock>
      {target.kind === 'page' ? (
        <Button block onClick={() => go(target.path)}>
          {text('activity_take_part')}
        </Button>
      ) : (
        <LinkButton block href={target.url} target="_blank" rel="noopener noreferrer">
          {text('activity_take_part')}
        </LinkButton>
      )}
    </Dock>
  );
}
