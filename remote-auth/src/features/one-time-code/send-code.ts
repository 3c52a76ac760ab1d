import { sendSms } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { currentSite } from '@tessera/shell/site';
import { captchaFor } from '../../common/captcha';
import type { SendCode } from './sender';

/** Sends the code by the gateway (R7.20), after a captcha if the merchant wants one (R5.3a). */
const sendByGateway: SendCode = async ({ country, number }) => {
  const { geetestValidateV4 } = await captchaFor('sms');
  const smsTemplate = currentSite().registerMessageTemplate;
  await call(
    sendSms,
    {
      countryDialingCode: country?.countryDialingCode ?? '',
      mobileNum: number,
      ...(smsTemplate && { smsTemplate }),
      ...(geetestValidateV4 && { geetestValidateV4 }),
    },
    { alert: false },
  );
  return { prove: async (code) => ({ code }) };
};

/** Sends a code by the service that the merchant uses. Loads the identity service's code only if it is that one. */
export const sendCode: SendCode = async (phone) => {
  if (!currentSite().smsProvider.firebase) return sendByGateway(phone);
  const { sendByFirebase } = await import(/* webpackChunkName: "firebase-code" */ './firebase-code');
  return sendByFirebase(phone);
};
