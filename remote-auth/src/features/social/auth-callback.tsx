import { type Text, useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { confirm, loading } from '@tessera/shell/notices';
import { currentSession, useSession } from '@tessera/shell/session';
import { siteReady } from '@tessera/shell/site';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { consumeAuthCallback, hasAuthCallback } from '../../common/auth-callback';
import { redirectChannel } from '../../common/channel';
import { paths } from '../../common/paths';
import type { CallbackResult, Owner } from '../../common/provider';
import { callbacks } from '../providers';
import { notifyFailure } from './social-failure';
import { useProofSignIn } from './use-proof-sign-in';

/**
 * Reads the result with which a provider led the visitor back (R4.14, R4.15a, R4.16a).
 * @returns undefined without a result, or if there is a session already
 * @throws the provider's errors, RequestError
 */
export async function readCallback(): Promise<CallbackResult | undefined> {
  const address = consumeAuthCallback();
  const channel = redirectChannel.get();
  redirectChannel.remove();
  if (currentSession()) return undefined;
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

  const finish = useEffectEvent(async () => {
    const uncover = hasAuthCallback() ? loading(text('signing_in')) : () => undefined;
    try {
      const result = await readCallback();
      if (!result) return;
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
