import { sendSms } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { currentSite } from '@tessera/shell/site';
import { captchaFor } from '../captcha';
import type { SendCode } from './sender';

/** Lets the gateway send the code (R7.20), after a captcha where the merchant wants one (R5.3a). */
export const sendByGateway: SendCode = async ({ country, number }) => {
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
