import type { LineRequest } from './request';

/** LINE's own page; a merchant may name another place for it. */
export const LINE_AUTHORIZE = 'https://access.line.me/oauth2/v2.1/authorize';

export interface LineChannel {
  readonly authorize: string;
  readonly clientId: string;
  /** BCP-47. */
  readonly language: string;
}

/** Where LINE asks for consent (R9.34). */
export function authorizeUrl(
  { authorize, clientId, language }: LineChannel,
  { state, nonce, redirectUri }: Pick<LineRequest, 'state' | 'nonce' | 'redirectUri'>,
): string {
  const url = new URL(authorize, location.origin);
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    nonce,
    scope: 'profile openid',
    ui_locales: language,
    // LINE's app would lead back into the system's browser, where nobody knows the state.
    disable_auto_login: 'true',
  };
  // A space is `%20` in LINE's documentation, not the plus sign of a form.
  url.search = new URLSearchParams(query).toString().replaceAll('+', '%20');
  return url.href;
}
