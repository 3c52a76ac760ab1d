import { keys, type SmsProvider } from '@tessera/contract';
import { environment, storedValue } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { alert, toast } from '@tessera/shell/notices';
import { currentSession } from '@tessera/shell/session';
import { useSite } from '@tessera/shell/site';
import { useEffect, useMemo, useState } from 'react';
import { localDate } from '../../common/local-date';
import { waitsFor } from '../../common/prompt-queue';
import { browserHasPush, loadRegistration, pushConfig, warnOfPush } from '../push';
import { mayAsk } from './may-ask';
import { useOccasion } from './use-occasion';

/** The date on which the prompt was last closed (R3.17). */
const closedOn = storedValue(keys.notificationPrompt);

/** Time to look at the page before the prompt, in ms. */
export const DELAY = 5_000;

function hasPushKeys(provider: SmsProvider): boolean {
  try {
    return pushConfig(provider) !== undefined;
  } catch (error) {
    warnOfPush(error);
    return false;
  }
}

/** Whether the prompt is due, and the work of its buttons. */
export function useNotificationPrompt() {
  const text = useText('growth');
  const provider = useSite((site) => site.smsProvider);
  const hasKeys = useMemo(() => hasPushKeys(provider), [provider]);
  const [isClosed, setClosed] = useState(false);
  const [isReady, setReady] = useState(false);
  const hasPush = browserHasPush();
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), DELAY);
    return () => clearTimeout(timer);
  }, []);

  /** Closes the prompt until tomorrow (R4.32d). */
  const close = () => {
    closedOn.set(localDate());
    setClosed(true);
  };

  /** Makes the browser ask. After a refusal, an alert explains how to change it (R4.32c, R8.26). */
  const agree = async () => {
    const permission = await Notification.requestPermission();
    close();
    if (permission === 'denied') return alert({ message: text('notification_request_tips') });
    if (permission !== 'granted') return undefined;
    const isRegistered = await loadRegistration()
      .then(({ syncRegistration }) => syncRegistration(currentSession()?.token))
      .catch(warnOfPush);
    return isRegistered
      ? toast(text('notifications_on'), { tone: 'success' })
      : toast(text('notifications_later'), { duration: 4_000 });
  };

  const isAllowed =
    !isClosed &&
    hasPush &&
    mayAsk({
      environment: environment(),
      hasPush,
      permission: Notification.permission,
      hasKeys,
      closedOn: closedOn.get(),
      today: localDate(),
    });
  const hasOccasion = useOccasion(isAllowed);
  const isDue = isReady && isAllowed && (hasOccasion || waitsFor('notifications') === undefined);
  return { isDue, agree, close };
}
