import { useText } from '@tessera/shell/i18n';
import { useBack, useGo, useQuery } from '@tessera/shell/navigation';
import { useMember } from '@tessera/shell/session';
import { useFlag } from '@tessera/shell/site';
import { Page, Tabs } from '@tessera/ui';
import { inboxPath, paths } from '../../common/paths';
import { Inbox } from './inbox';
import { Notices } from './notices';

/** The merchant's notices, and the member's inbox if the merchant has one (R2.10). */
export default function MessagesPage() {
  const text = useText('member');
  const go = useGo();
  const back = useBack(paths.memberHome);
  const hasInbox = useFlag('INBOX3');
  const { inbox } = useMember();
  const query = useQuery();
  const tab = hasInbox && query.get('tab') === 'inbox' ? 'inbox' : 'notices';
  const tabs = [
    { id: 'notices', label: text('notices') },
    { id: 'inbox', label: text('inbox'), ...(inbox > 0 && { count: inbox }) },
  ];
  const show = (id: string) => go(id === 'inbox' ? inboxPath : paths.messages, { replace: true });
  return (
    <Page title={text('messages')} onBack={back} backLabel={text('back')}>
      {hasInbox && <Tabs label={text('messages')} items={tabs} active={tab} onSelect={show} />}
      {tab === 'inbox' ? <Inbox /> : <Notices />}
    </Page>
  );
}
