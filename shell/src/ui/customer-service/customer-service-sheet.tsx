import arrow from '@phosphor-icons/core/assets/bold/arrow-up-right-bold.svg';
import chat from '@phosphor-icons/core/assets/regular/chat-circle-dots.svg';
import headset from '@phosphor-icons/core/assets/regular/headset.svg';
import { mayChat } from '@tessera/contract';
import { EmptyState, Icon, ListGroup, ListRow, Sheet } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { toast } from '../../core/notices';
import { useMember, useSession } from '../../core/session';
import { useFlag, useSite } from '../../core/site';
import { useText } from '../../platform/i18n';
import { openChatWidget } from './chat-widget/open';
import styles from './customer-service-sheet.module.css';
import { type Reachable, useReachable, visibleEntries } from './entries';
import { loadServiceScripts } from './service-scripts';
import { serviceIcons, serviceNames } from './services';
import { supportStore } from './store';
import { openVendorChat } from './vendor-chat';

/** R9.27, in ms. */
const CLOSE_DELAY = 100;
const close = () => supportStore.setState({ isListOpen: false });

/** Whether this member may chat within the page. */
function useMayChat(): boolean {
  const session = useSession();
  return useFlag('CBS3') && session !== undefined && mayChat(session.type);
}

/** The contacts of the merchant, the main one first. Closes 100 ms after a click (R2.60). */
export function CustomerServiceSheet() {
  const t = useText('shell');
  const { isListOpen } = useStore(supportStore);
  const all = useSite((site) => site.customerService);
  const { info, unread } = useMember();
  const labelId = info?.clubLabel?.labelId;
  const mayChatHere = useMayChat();
  const [main, ...others] = visibleEntries(useReachable(all, isListOpen), labelId);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closeSoon = () => {
    closing.current = setTimeout(close, CLOSE_DELAY);
  };
  useEffect(() => {
    if (isListOpen) void loadServiceScripts();
    // A click on the list must not close the list that is opened next.
    return () => clearTimeout(closing.current);
  }, [isListOpen]);
  const open = (entry: Reachable) => {
    closeSoon();
    if (openVendorChat(entry)) return;
    if (entry.address) window.open(entry.address, '_blank', 'noopener');
    else toast(t('service_unavailable'), { tone: 'danger' });
  };
  const chatHere = () => {
    closeSoon();
    void openChatWidget();
  };
  return (
    <Sheet open={isListOpen} onClose={close} title={t('service_title')} closeLabel={t('close')}>
      {all.length === 0 && !mayChatHere && <EmptyState icon={headset} title={t('service_empty')} />}
      {main && (
        <button type="button" className={styles.main} onClick={() => open(main)}>
          <Icon path={serviceIcons[main.csType]} size={28} />
          <span className={styles.text}>
            <span className={styles.title}>
              {main.title || serviceNames[main.csType] || t('service_title')}
            </span>
            <span>{t('service_main')}</span>
          </span>
          <Icon path={arrow} size={18} mirror />
        </button>
      )}
      <ListGroup>
        {mayChatHere && (
          <ListRow
            icon={chat}
            title={t('chat_here')}
            detail={t('chat_here_detail')}
            badge={unread}
            onClick={chatHere}
          />
        )}
        {others.map((entry) => (
          <ListRow
            key={`${entry.csType} ${entry.csPosition} ${entry.title}`}
            icon={serviceIcons[entry.csType]}
            title={entry.title || serviceNames[entry.csType] || t('service_title')}
            detail={serviceNames[entry.csType]}
            onClick={() => open(entry)}
          />
        ))}
      </ListGroup>
    </Sheet>
  );
}
