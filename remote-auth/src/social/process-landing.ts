import type { SocialProof } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { currentSession } from '@tessera/shell/session';
import { siteReady } from '@tessera/shell/site';
import { isInsideTelegram } from '../telegram/inside-telegram';
import { redirectChannel } from './channel';
import { takeLanding } from './kept-landing';

/** What came back with an address: a proof, or the session id of a Maya customer. */
export type Landed =
  | {
      readonly proof: SocialProof;
      /** Whose sign-in it is, when neither this tab nor the app around it asked for it. */
      readonly unasked?: string | undefined;
    }
  | { readonly mayaSession: URLSearchParams };

const personIn = (proof: SocialProof): string => {
  const { first_name: first, last_name: last } = 'telegramAuth' in proof ? proof.telegramAuth.user : {};
  return [first, last].filter(Boolean).join(' ');
};

const asLanded = (proof: SocialProof | undefined) => proof && { proof };

/**
 * Reads what a third party led back with, and what a sign-in by redirect brought (R4.14, R4.15a, R4.16a). Undefined
 * when there is nothing, or a session already.
 * @throws whatever the provider's own adapter throws
 */
export async function processLanding(): Promise<Landed | undefined> {
  const landing = takeLanding();
  const channel = redirectChannel.get();
  redirectChannel.remove();
  if (currentSession()) return undefined;
  await siteReady().catch(() => undefined);
  const query = new URLSearchParams(landing?.search);
  if (query.has('state')) {
    const { proofFromLine } = await import(/* webpackChunkName: "social-line" */ '../line/landing');
    return asLanded(await proofFromLine(query));
  }
  if (landing?.hash.includes('tgAuthResult=') || landing?.hash.includes('tgWebAppData=')) {
    const { proofFromTelegram } = await import(
      /* webpackChunkName: "social-telegram" */ '../telegram/landing'
    );
    const landed = asLanded(await proofFromTelegram(landing.hash));
    const isAsked = channel === 'telegram' || isInsideTelegram();
    return isAsked ? landed : landed && { ...landed, unasked: personIn(landed.proof) };
  }
  // Any page may use the name; only with the rest of Maya's marks is it Maya's.
  if (query.has('sessionId') && environment().isMaya) return { mayaSession: query };
  if (channel !== 'google' && channel !== 'facebook' && channel !== 'twitter') return undefined;
  const { redirectProof } = await import(
    /* webpackChunkName: "identity-browser" */ '../identity/browser-flow'
  );
  return asLanded(await redirectProof(channel));
}
