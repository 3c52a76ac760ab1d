import megaphone from '@phosphor-icons/core/assets/regular/megaphone.svg';
import warning from '@phosphor-icons/core/assets/regular/warning-circle.svg';
import { type Notice, noticeList } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useCall } from '@tessera/shell/request';
import { EmptyState, ListGroup, ListRow, SkeletonCards } from '@tessera/ui';
import { useState } from 'react';
import { useTimeFormat } from '../../common/format';
import { LoadStates } from '../../common/load-states';
import { MessageSheet } from './message-sheet';

/** The merchant's notices to everyone, important ones first. */
export function Notices() {
  const text = useText('member');
  const formatTime = useTimeFormat();
  const state = useCall(noticeList, {});
  const [open, setOpen] = useState<Notice>();
  return (
    <LoadStates
      state={state}
      failed={text('notices_failed')}
      outline={<SkeletonCards count={4} height={68} />}
    >
      {({ notices }) =>
        notices.length === 0 ? (
          <EmptyState icon={megaphone} title={text('notices_none')} text={text('notices_none_hint')} />
        ) : (
          <>
            <ListGroup>
              {[...notices]
                .sort((one, other) => Number(other.important) - Number(one.important))
                .map((notice) => (
                  <ListRow
                    key={notice.id}
                    icon={notice.important ? warning : megaphone}
                    tone={notice.important ? 'warning' : 'neutral'}
                    title={notice.title}
                    detail={formatTime(notice.at)}
                    onClick={() => setOpen(notice)}
                  />
                ))}
            </ListGroup>
            {open && <MessageSheet message={open} onClose={() => setOpen(undefined)} />}
          </>
        )
      }
    </LoadStates>
  );
}
