import type { SmsProvider } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { alert, toast } from '@tessera/shell/notices';
import { currentSession } from '@tessera/shell/session';
import { useSite } from '@tessera/shell/site';
import { useEffect, useMemo, useState } from 'react';
import { registration } from '../push/follow-session';
import { pushConfig } from '../push/push-config';
import { browserHasPush } from '../push/push-works';
import { warnOfPush } from '../push/warn';
import { today } from '../today/today';
import { closedOn } from './closed-on';
import { mayAsk } from './may-ask';

/** In ms: whoever has just come wants to see the page first. */
export const LOOK_AROUND = 5_000;

function hasPushKeys(provider: SmsProvider): boolean {
  try {
    return pushConfig(provider) !== undefined;
  } catch (error) {
    warnOfPush(error);
    return false;
  }
}

/** Whether the visitor is to be asked, and what their answer does. */
export function usePrompt() {
  const text = useText('growth');
  const provider = useSite((site) => site.smsProvider);
  const hasKeys = useMemo(() => hasPushKeys(provider), [provider]);
  const [isOver, setOver] = useState(false);
  const [hasLooked, setLooked] = useState(false);
  const hasPush = browserHasPush();
  useEffect(() => {
    const timer = setTimeout(() => setLooked(true), LOOK_AROUND);
    return () => clearTimeout(timer);
  }, []);

  /** Not today (R4.32d). */
  const close = () => {
    closedOn.set(today());
    setOver(true);
  };

  /** The browser asks now; a refusal closes the prompt for today and says how to change one's mind (R4.32c, R8.26). */
  const agree = async () => {
    const permission = await Notification.requestPermission();
    close();
    if (permission === 'denied') return alert({ message: text('notification_request_tips') });
    if (permission !== 'granted') return undefined;
    const isRegistered = await registration()
      .then(({ followAuthToken }) => followAuthToken(currentSession()?.token))
      .catch(warnOfPush);
    return isRegistered
      ? toast(text('notifications_on'), { tone: 'success' })
      : toast(text('notifications_later'), { duration: 4_000 });
  };

  const isWanted =
    hasLooked &&
    !isOver &&
    hasPush &&
    mayAsk({
      environment: environment(),
      hasPush,
      permission: Notification.permission,
      hasKeys,
      closedOn: closedOn.get(),
      today: today(),
    });
  return { isWanted, agree, close };
}
