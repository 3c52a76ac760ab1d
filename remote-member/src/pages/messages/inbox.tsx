import envelope from '@phosphor-icons/core/assets/regular/envelope-simple.svg';
import opened from '@phosphor-icons/core/assets/regular/envelope-simple-open.svg';
import tray from '@phosphor-icons/core/assets/regular/tray.svg';
import type { InboxMessage } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { openLogin } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { Button, EmptyState, ListGroup, ListRow, SkeletonCards, Tag } from '@tessera/ui';
import { useState } from 'react';
import { useTimeFormat } from '../../common/format';
import { LoadStates } from '../../common/load-states';
import { MessageSheet } from './message-sheet';
import { useInbox } from './use-inbox';

function Messages() {
  const text = useText('member');
  const formatTime = useTimeFormat();
  const { state, markRead, remove } = useInbox();
  const [open, setOpen] = useState<InboxMessage>();
  const show = (message: InboxMessage) => {
    setOpen(message);
    markRead([message]);
  };
  return (
    <LoadStates state={state} failed={text('inbox_failed')} outline={<SkeletonCards count={4} height={68} />}>
      {(messages) =>
        messages.length === 0 ? (
          <EmptyState icon={tray} title={text('inbox_none')} text={text('inbox_none_hint')} />
        ) : (
          <>
            <div data-private="">
              <ListGroup>
                {messages.map((message) => (
                  <ListRow
                    key={message.id}
                    icon={message.read ? opened : envelope}
                    title={message.title}
                    detail={formatTime(message.at)}
                    trailing={message.read ? undefined : <Tag tone="accent">{text('message_new')}</Tag>}
                    onClick={() => show(message)}
                  />
                ))}
              </ListGroup>
            </div>
            {messages.some((message) => !message.read) && (
              <Button variant="ghost" onClick={() => markRead(messages)}>
                {text('inbox_read_all')}
              </Button>
            )}
            {open && (
              <MessageSheet
                message={open}
                onClose={() => setOpen(undefined)}
                onDelete={() => {
                  setOpen(undefined);
                  remove(open);
                }}
              />
            )}
          </>
        )
      }
    </LoadStates>
  );
}

/** The member's messages, or a button to sign in for visitors. */
export function Inbox() {
  const text = useText('member');
  const session = useSession();
  if (session) return <Messages />;
  return (
    <EmptyState
      icon={tray}
      title={text('inbox_visitor')}
      text={text('inbox_visitor_hint')}
      action={<Button onClick={() => openLogin()}>{text('sign_in')}</Button>}
    />
  );
}
