import { consent, domainRoute, ping, responsiblePlay, rsaKey, telegramLoginSetting } from '@tessera/contract';
import { type Answer, answer } from '../../gateway';
import { demoBot } from '../../third-parties/social';

/** Calls about the platform: key (R7.1e), hosts, ping, consent, responsible gaming, and the Telegram bot. */
export const systemAnswers = (publicKey: string): readonly Answer[] => [
  answer(rsaKey, () => publicKey),
  // Hosts that do not exist, so that the demo never leads to another site.
  answer(domainRoute, ({ merchant }) => ({
    domainList: [`www.${merchant.code}.example`, `m.${merchant.code}.example`].map((domainName) => ({
      domainName,
    })),
  })),
  answer(ping, ({ request }) => request),
  answer(consent, ({ merchant }) => ({ info: { required: merchant.asksConsent ?? false } })),
  // Noor offers no help, to show both kinds of merchant.
  answer(responsiblePlay, ({ merchant: { code } }) => {
    if (code === 'noor') return { limits: undefined, selfExclusion: undefined, advice: undefined };
    const site = `https://play-safe.${code}.example`;
    return { limits: `${site}/limits`, selfExclusion: `${site}/self-exclusion`, advice: `${site}/advice` };
  }),
  answer(telegramLoginSetting, ({ merchant }) => ({
    botId: demoBot.id,
    authDomain: `${merchant.hostPrefix}.localhost`,
  })),
];
