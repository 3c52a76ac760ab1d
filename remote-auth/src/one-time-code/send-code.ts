import { currentSite } from '@tessera/shell/site';
import { sendByGateway } from './gateway-code';
import type { SendCode } from './sender';

/** Sends by whichever service the merchant uses; the identity service's code is loaded only for those who use it. */
export const sendCode: SendCode = async (phone) => {
  if (!currentSite().smsProvider.firebase) return sendByGateway(phone);
  const { sendByFirebase } = await import(/* webpackChunkName: "firebase-code" */ './firebase-code');
  return sendByFirebase(phone);
};
