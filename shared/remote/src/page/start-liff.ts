import { loadScript, ScriptUnavailable } from './load-script';

const LIFF_SCRIPT = 'https://static.line-scdn.net/liff/edge/2/sdk.js';

/** The part of LIFF, the web views of LINE's app, that is used. */
export interface Liff {
  init(options: { liffId: string }): Promise<void>;
  isInClient(): boolean;
  isLoggedIn(): boolean;
  getAccessToken(): string | null;
}

declare global {
  var liff: Liff | undefined;
}

/**
 * Loads LIFF and lets it read the address. On the first address of a LIFF app it stores its tokens and leads on to the
 * page that the link names: then the promise never settles. Nothing may change the address before.
 * @param script address of another script in place of LINE's
 * @throws ScriptUnavailable; LIFF's own error
 */
export async function startLiff(liffId: string, script: string = LIFF_SCRIPT): Promise<Liff> {
  await loadScript(script);
  const { liff } = globalThis;
  if (!liff) throw new ScriptUnavailable(`the script ${script} has no LIFF`);
  await liff.init({ liffId });
  return liff;
}
