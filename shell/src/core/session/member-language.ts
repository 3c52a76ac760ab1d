import { isFree, memberLanguage } from '@tessera/contract';
import { currentLanguage, textVersion } from '../../platform/i18n';
import { merchant } from '../../platform/merchant';
import { gateway } from '../request';
import { sessionStore } from '../session-state';

/** What the gateway was last told, so that it is told once; another member or another language is told anew. */
let told: string | undefined;

/** Saves the language with the member when theirs is another one; a free account has none to keep (R4.34b, R6.2d). */
function notifyGateway(): void {
  const { info } = sessionStore.getState().member;
  const language = currentLanguage();
  if (!info || isFree(info.type) || info.language === language) return;
  const what = `${info.id} ${language}`;
  if (told === what) return;
  told = what;
  gateway.call(memberLanguage, { language, merchantCode: merchant().code }, { alert: false }).catch(() => {
    // The page speaks it all the same; the next change tells the gateway again.
    told = undefined;
  });
}

/** Keeps the gateway in step with the language that the member reads. */
export function watchMemberLanguage(): void {
  sessionStore.subscribe(notifyGateway);
  textVersion.subscribe(notifyGateway);
}
