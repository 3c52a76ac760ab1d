import { userAgentHeader } from '../environment';
import { currentLanguage } from '../i18n/language';
import { currentSession } from '../session/store';
import { merchant } from '../site/merchant';
import { RequestClient } from './client';

/** The page's one request client; its policy is set at start. */
export const gateway = new RequestClient(
  {
    merchant: () => merchant().code,
    language: currentLanguage,
    token: () => currentSession()?.token,
    userAgent: userAgentHeader,
  },
  () => undefined,
);
