import { merchantLink } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { siteLink, useGo } from '@tessera/shell/navigation';
import { trustedOrigins } from '@tessera/shell/site';
import { Button, Dock, LinkButton } from '@tessera/ui';

/** Opens the link of a promotion. Renders nothing if the link is missing or not allowed. */
export function JoinButton({ link }: { link: string | undefined }) {
  const text = useText('member');
  const go = useGo();
  const target = merchantLink(link, trustedOrigins('links'));
  if (!target) return null;
  return (
    <Dock>
      {target.kind === 'page' ? (
        <Button block onClick={() => go(target.path)}>
          {text('activity_take_part')}
        </Button>
      ) : (
        <LinkButton block {...siteLink(target.url)}>
          {text('activity_take_part')}
        </LinkButton>
      )}
    </Dock>
  );
}
