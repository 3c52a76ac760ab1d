import { userAgentHeader } from '../../platform/environment';
import { currentLanguage } from '../../platform/i18n';
import { merchant } from '../../platform/merchant';
import { currentSession } from '../session-state';
import { RequestClient } from './client';
import type { Identity } from './transport/headers';

const identity: Identity = {
  merchant: () => merchant().code,
  language: currentLanguage,
  token: () => currentSession()?.token,
  userAgent: userAgentHeader,
};

/** The page's one request client; its policy is set at start. */
export const gateway = new RequestClient(identity, () => undefined);

/** A client that speaks for a token which is not the session's, or not yet; nobody is told of its failures. */
export const clientFor = (token: string): RequestClient =>
  new RequestClient({ ...identity, token: () => token }, () => undefined);
