import chat from '@phosphor-icons/core/assets/regular/chat-circle-dots.svg';
import headset from '@phosphor-icons/core/assets/regular/headset.svg';
import type { CustomerServiceEntry } from '@tessera/contract';
import { EmptyState, ListGroup, ListRow, Sheet } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../i18n';
import { toast } from '../notices';
import { useMember } from '../session';
import { useSite } from '../site';
import { serviceAddress } from './open-link';
import { supportStore } from './store';
import { visibleEntries } from './visible-entries';

/** R9.27, in ms. */
const CLOSE_DELAY = 100;
const close = () => supportStore.setState({ isListOpen: false });

type Reachable = CustomerServiceEntry & { readonly address: string | undefined };

/** Links are read before the click, because a browser opens no new tab after a wait. */
function useReachable(entries: readonly CustomerServiceEntry[], wanted: boolean): readonly Reachable[] {
  const [reachable, setReachable] = useState<readonly Reachable[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        address: await serviceAddress(entry).catch(() => undefined),
      })),
    ).then((list) => isCurrent && setReachable(list));
    return () => {
      isCurrent = false;
    };
  }, [entries, wanted]);
  return reachable;
}

/** The ways to reach the merchant, the main one first; closes 100 ms after a click (R2.60). */
export function CustomerServiceSheet() {
  const t = useText('shell');
  const { isListOpen } = useStore(supportStore);
  const all = useSite((site) => site.customerService);
  const labelId = useMember().info?.clubLabel?.labelId;
  const entries = useReachable(all, isListOpen);
  const shown = visibleEntries(entries, labelId);
  const open = (address: string | undefined) => {
    setTimeout(close, CLOSE_DELAY);
    if (address) window.open(address, '_blank', 'noopener');
    else toast(t('service_unavailable'), { tone: 'danger' });
  };
  return (
    <Sheet open={isListOpen} onClose={close} title={t('service_title')}>
      {all.length === 0 ? (
        <EmptyState icon={headset} title={t('service_empty')} />
      ) : (
        <ListGroup>
          {shown.map((entry, index) => (
            <ListRow
              key={`${entry.csType} ${entry.csPosition} ${entry.title}`}
              icon={index === 0 ? headset : chat}
              title={entry.title || entry.csType}
              detail={index === 0 ? t('service_main') : entry.csType}
              onClick={() => open(entry.address)}
            />
          ))}
        </ListGroup>
      )}
    </Sheet>
  );
}
