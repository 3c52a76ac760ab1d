import { sendSms } from '@tessera/contract';
import type { Captchas } from '../captcha/captchas';
import { type Answer, answer } from '../gateway/answer';
import { badRequest } from '../gateway/gateway-error';
import type { Codes } from './codes';

/** Plus sign, dialling code and number (R4.17a). */
export const phoneNumber = (countryDialingCode: string, mobileNum: string): string =>
  `+${countryDialingCode}${mobileNum}`;

/** Sends a code to a number, after a captcha where the merchant wants one (R7.20). */
export const sendSmsAnswer = (codes: Codes, captchas: Captchas): Answer =>
  answer(sendSms, ({ request, merchant, language }) => {
    const { countryDialingCode, mobileNum } = request;
    if (!/^\d{1,4}$/.test(countryDialingCode)) throw badRequest('countryDialingCode: digits only');
    if (!/^\d{5,14}$/.test(mobileNum)) throw badRequest('mobileNum: 5 to 14 digits');
    captchas.check(merchant, 'sms', request, language);
    codes.send(merchant.code, phoneNumber(countryDialingCode, mobileNum), language);
  });
