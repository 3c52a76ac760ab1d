import { gameList, listAnnouncements, submitFeedback } from '@tessera/contract';
import {
  absenceOf,
  call,
  callHeaders,
  gatewayTime,
  isAbsent,
  isUnreached,
  prefetchEncryption,
  RequestError,
  useCall,
  useReachedAgain,
} from '@tessera/shell/request';
import { useEffect, useState } from 'react';

// #region useCall
export function Games() {
  const { status, value, reload } = useCall(gameList, { limit: 12 });
  if (status === 'failed') return <button type="button" onClick={reload} />;
  return <ul aria-busy={status === 'loading'}>{value?.data.lanes.length}</ul>;
}
// #endregion useCall

// #region call
/** `alert: false`: the caller shows the failure itself. */
export const ticker = (signal: AbortSignal) =>
  call(listAnnouncements, { types: 'TICKER', platform: 'M' }, { alert: false, signal });
// #endregion call

// #region callHeaders
/** For a call that the shell's client cannot make, such as one that goes on when the page is left. */
export const lastCall = (): Promise<Response> =>
  fetch(gameList.path, { headers: callHeaders(gameList), keepalive: true });
// #endregion callHeaders

// #region gatewayTime
/** In ms: a countdown must not depend on the clock of the device. */
export const left = (end: number): number => Math.max(0, end - gatewayTime());
// #endregion gatewayTime

// #region isAbsent
/** A gateway that does not know a call is no failure for a part that is not needed. */
export const tickerIfAny = (signal: AbortSignal) =>
  ticker(signal).catch((error: unknown) => (isAbsent(error) ? undefined : Promise.reject(error)));
// #endregion isAbsent

// #region isUnreached
/** The gateway may have booked it all the same: an answer can be lost on its way back. */
export const isUncertain = (error: unknown): boolean => isUnreached(error);
// #endregion isUnreached

// #region useReachedAgain
/** Loads its code, and after a lost connection loads it again. */
export function LatePart({ load }: { load: () => Promise<void> }) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (state === 'loading')
      load().then(
        () => setState('ready'),
        () => setState('failed'),
      );
  }, [state, load]);
  useReachedAgain(state === 'failed', () => setState('loading'));
  return <p aria-busy={state !== 'ready'} />;
}
// #endregion useReachedAgain

// #region absenceOf
/** Is not shown where the gateway is known to lack the call of the form. */
export const FeedbackForm = () => (absenceOf(submitFeedback) ? null : <textarea name="text" />);
// #endregion absenceOf

// #region prefetchEncryption
/** The form of an encrypted call loads the code before it is submitted. */
export const PasswordField = () => <input type="password" onFocus={prefetchEncryption} />;
// #endregion prefetchEncryption

// #region RequestError
export const isOffline = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'offline' || error.code === 'timeout');
// #endregion RequestError
