import link from '@phosphor-icons/core/assets/regular/link.svg';
import { channelFlags, socialChannels, unbindSocial } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { confirm } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { ListGroup, ListRow } from '@tessera/ui';
import { linkAccountPath } from '../../common/paths';
import { useSingleFlight } from '../../common/use-single-flight';

/** The names of the providers, which are the same in every language. */
const names: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  line: 'LINE',
  telegram: 'Telegram',
  maya: 'Maya',
};

export interface SocialAccountsProps {
  /** The channels whose accounts sign the member in. */
  channels: readonly string[];
  onChanged: () => void;
}

/** The accounts at other providers that sign the member in: a tap removes one after a question, or links a new one. */
export function SocialAccounts({ channels, onChanged }: SocialAccountsProps) {
  const text = useText('member');
  const go = useGo();
  const flags = useSite((site) => site.whitelabelVal);
  const { run } = useSingleFlight();
  const offered = socialChannels.filter((channel) => flags[channelFlags[channel]]);
  const listed = [...new Set([...channels, ...offered])];
  if (listed.length === 0) return null;
  const unbind = async (channel: string, name: string) => {
    const isConfirmed = await confirm({
      title: name,
      message: text('security_unlink_question', { name }),
      confirmLabel: text('security_unlink'),
      cancelLabel: text('close'),
      tone: 'danger',
    });
    if (!isConfirmed) return;
    await run(async () => {
      // The client's alert says why it failed.
      await call(unbindSocial, { channel }).catch(() => undefined);
      onChanged();
    });
  };
  return (
    <ListGroup label={text('security_social')}>
      {listed.map((channel) => {
        const name = names[channel] ?? channel;
        const isLinked = channels.includes(channel);
        return (
          <ListRow
            key={channel}
            icon={link}
            title={name}
            trailing={text(isLinked ? 'security_unlink' : 'contact_add')}
            onClick={() => (isLinked ? void unbind(channel, name) : go(linkAccountPath(channel)))}
          />
        );
      })}
    </ListGroup>
  );
}
