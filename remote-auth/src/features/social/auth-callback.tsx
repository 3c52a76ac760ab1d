import type { LoginValue, SocialProof } from '@tessera/contract';
import { type Text, useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { loading } from '@tessera/shell/notices';
import { confirmAccount, currentSession } from '@tessera/shell/session';
import { siteReady } from '@tessera/shell/site';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { consumeAuthCallback, hasAuthCallback } from '../../common/auth-callback';
import { redirectChannel, type SocialPurpose, socialPurpose } from '../../common/channel';
import { paths } from '../../common/paths';
import { provenOwner } from '../../common/proven-owner';
import type { CallbackResult, Owner } from '../../common/provider';
import { callbacks } from '../providers';
import { linkAccount } from './link-account';
import { notifyFailure } from './social-failure';
import { useProofSignIn } from './use-proof-sign-in';

/**
 * Reads the result with which a provider led the visitor back (R4.14, R4.15a, R4.16a).
 * @returns undefined without a result, or if there is a session already, unless the result is to be linked to it
 * @throws the provider's errors, RequestError
 */
export async function readCallback(purpose?: SocialPurpose): Promise<CallbackResult | undefined> {
  const address = consumeAuthCallback();
  const channel = redirectChannel.get();
  redirectChannel.remove();
  if (currentSession() && purpose !== 'link') return undefined;
  await siteReady().catch(() => undefined);
  const visit = { query: new URLSearchParams(address?.search), hash: address?.hash ?? '', channel };
  const read = await callbacks.find(({ matches }) => matches(visit))?.load();
  return read?.(visit);
}

/** The question whether the visitor is the person of a sign-in. */
const ownerQuestion = (text: Text<'auth'>, { name, provider }: Owner) => ({
  title: text('sign_in_as_title'),
  message: text('sign_in_as', { name, provider }),
  confirmLabel: text('sign_in_as_yes'),
  cancelLabel: text('sign_in_as_no'),
});

/** In ms: the way back has up to three calls, one after the other (R9.19). */
const COVER = 10_000;

/** Finishes the sign-in of an auth callback. Shows only questions. */
export function AuthCallback(): ReactNode {
  const text = useText('auth');
  const go = useGo();
  const { signInWith, dialog } = useProofSignIn();
  const applyTo = async (purpose: SocialPurpose, proof: SocialProof) => {
    if (purpose === 'reset') {
      provenOwner.set(proof);
      return go(paths.forgotPassword, { replace: true });
    }
    // Without the member's session there is nothing to link to.
    if (!currentSession()) return;
    await linkAccount(proof, text);
    go(paths.security, { replace: true });
  };
  const finish = useEffectEvent(async () => {
    const uncover = hasAuthCallback() ? loading(text('signing_in'), { duration: COVER }) : () => undefined;
    const purpose = socialPurpose.get();
    socialPurpose.remove();
    /** Names the account if there is one: the person's own name is what the sender of a link has chosen. */
    const confirmOwner = (owner: Owner, login?: LoginValue) =>
      confirmAccount(login && (login.id || login.userName), () => {
        uncover();
        return ownerQuestion(text, { ...owner, ...(login && { name: login.userName }) });
      });
    try {
      const result = await readCallback(purpose);
      if (!result) return;
      if ('proof' in result) {
        const { proof, unasked } = result;
        if (purpose && !unasked) return await applyTo(purpose, proof);
        // A sign-in by hand may have ended in the meantime.
        if (currentSession()) return;
        return await signInWith(proof, async (login) => !unasked || confirmOwner(unasked, login));
      }
      const { login, provider, openSession } = result;
      if (!(await confirmOwner({ name: login.userName, provider }, login))) return;
      openSession();
      go(paths.home, { replace: true });
    } catch (error) {
      notifyFailure(error, text);
    } finally {
      uncover();
    }
  });
  useEffect(() => void finish(), []);

  return dialog;
}
