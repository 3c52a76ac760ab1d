import { randomId } from '@tessera/shell/environment';
import { currentSite } from '@tessera/shell/site';
import { redirectChannel } from '../../../common/channel';
import { leaveTo } from '../../../common/leave-to';
import { paths } from '../../../common/paths';
import type { SignIn } from '../../../common/provider';
import { proofFromLiff } from './liff';
import { type LineRequest, storeLineRequest } from './request';

/** LINE's own page. A merchant may name another address. */
const LINE_AUTHORIZE = 'https://access.line.me/oauth2/v2.1/authorize';

const isLineBrowser = () => /\bLine\//.test(navigator.userAgent);

/** The address of the page on which LINE asks for consent (R9.34). */
function authorizeUrl(
  authorize: string,
  clientId: string,
  { state, nonce, redirectUri }: Omit<LineRequest, 'expires'>,
): string {
  const url = new URL(authorize, location.origin);
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    nonce,
    scope: 'profile openid',
    ui_locales: document.documentElement.lang,
    // LINE's app would lead back to the system's browser, which does not have the state.
    disable_auto_login: 'true',
  };
  // LINE documents a space as `%20`, not as the plus sign of a form.
  url.search = new URLSearchParams(query).toString().replaceAll('+', '%20');
  return url.href;
}

/** LINE: by LIFF inside its own browser if the merchant has an app there; else by its consent page (R4.15a). */
export const signIn: SignIn = async () => {
  const { gw, social } = currentSite();
  const liffProof = social.lineLiffId && isLineBrowser() ? await proofFromLiff(social.lineLiffId) : undefined;
  if (liffProof) return liffProof;
  const { LINE_CLIENT_ID: clientId } = gw;
  if (!clientId) return undefined;
  const request = { state: randomId(), nonce: randomId(), redirectUri: location.origin + paths.login };
  storeLineRequest(request);
  redirectChannel.set('line');
  leaveTo(authorizeUrl(social.places.lineAuthorize ?? LINE_AUTHORIZE, clientId, request));
  return 'leaving';
};
