import { consent, domainRoute, ping, responsiblePlay, telegramLoginSetting, rsaKey } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { demoBot } from '../../third-parties/social';

/** The smaller calls about the merchant's own systems. */
export const systemAnswers = (): readonly Answer[] => [
  // Hosts that do not exist: no demo leads anywhere but to itself.
  answer(domainRoute, ({ merchant }) => ({
    domainList: [`www.${merchant.code}.example`, `m.${merchant.code}.example`].map((domainName) => ({
      domainName,
    })),
  })),
  answer(ping, ({ request }) => request),
  answer(consent, ({ merchant }) => ({ info: { required: merchant.asksConsent ?? false } })),
  // Noor leaves its members to themselves, so that both kinds of merchant can be seen.
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

/** The public key for encrypted calls (R7.1e). */
export const rsaKeyAnswer = (publicKey: string): Answer => answer(rsaKey, () => publicKey);
