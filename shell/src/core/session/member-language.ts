import { isFree, memberLanguage } from '@tessera/contract';
import { currentLanguage, textVersions } from '../../platform/i18n';
import { merchant } from '../../platform/merchant';
import { gateway } from '../request';
import { sessionStore } from '../session-state';

/** Member and language of the last call, so that each pair is sent once. */
let sent: string | undefined;

/** Saves the page's language with the member if theirs differs. Free accounts have no language (R4.34b, R6.2d). */
function notifyGateway(): void {
  const { session, member } = sessionStore.getState();
  const { info } = member;
  const language = currentLanguage();
  if (!session || !info || isFree(session.type) || info.language === language) return;
  const what = `${info.id} ${language}`;
  if (sent === what) return;
  sent = what;
  gateway.call(memberLanguage, { language, merchantCode: merchant().code }, { alert: false }).catch(() => {
    // The page keeps its language. The next change sends it again.
    sent = undefined;
  });
}

/** Saves the language with the member at every change of member or language. */
export function watchMemberLanguage(): void {
  sessionStore.subscribe(notifyGateway);
  textVersions.subscribe(notifyGateway);
}
