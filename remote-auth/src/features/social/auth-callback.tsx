import type { SocialProof } from '@tessera/contract';
import { type Text, useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { confirm, loading } from '@tessera/shell/notices';
import { currentSession, useSession } from '@tessera/shell/session';
import { siteReady } from '@tessera/shell/site';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
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

/**
 * Asks whether the visitor is the person of the sign-in. A link can contain a sign-in of its sender: the visitor would
 * act, and pay in, for the sender's account.
 */
const confirmOwner = (owner: Owner, text: Text<'auth'>, signal: AbortSignal): Promise<boolean> =>
  confirm({
    title: text('sign_in_as_title'),
    message: text('sign_in_as', { name: owner.name, provider: owner.provider }),
    confirmLabel: text('sign_in_as_yes'),
    cancelLabel: text('sign_in_as_no'),
    signal,
  });

/** In ms: the way back has up to three calls, one after the other (R9.19). */
const COVER = 10_000;

/** Finishes the sign-in of an auth callback. Shows only questions. */
export function AuthCallback(): ReactNode {
  const text = useText('auth');
  const go = useGo();
  const { signInWith, dialog } = useProofSignIn();
  const isMember = useSession() !== undefined;
  const [withdrawal] = useState(() => new AbortController());
  useEffect(() => {
    if (isMember) withdrawal.abort();
  }, [isMember, withdrawal]);

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
    try {
      const result = await readCallback(purpose);
      if (!result) return;
      if (purpose && 'proof' in result && !result.unasked) return await applyTo(purpose, result.proof);
      if (result.unasked) {
        uncover();
        if (!(await confirmOwner(result.unasked, text, withdrawal.signal))) return;
      }
      // A sign-in by hand may have ended in the meantime.
      if (currentSession()) return;
      if ('proof' in result) return await signInWith(result.proof, true);
      result.openSession();
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
