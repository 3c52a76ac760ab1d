import { consent, domainRoute, ping, telegramLoginSetting } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';

/** The smaller calls about the merchant's own systems. */
export const systemAnswers = (): readonly Answer[] => [
  // Hosts that do not exist: no demo leads anywhere but to itself.
  answer(domainRoute, ({ merchant }) => ({
    domainList: [`www.${merchant.code}.example`, `m.${merchant.code}.example`].map((domainName) => ({
      domainName,
    })),
  })),
  answer(ping, ({ request }) => request),
  answer(consent, () => ({ info: { required: false } })),
  answer(telegramLoginSetting, ({ merchant }) => ({
    botId: '7000000001',
    authDomain: `${merchant.code}.example`,
  })),
];
