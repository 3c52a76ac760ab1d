import { currentSite } from '@tessera/shell/site';
import { paths } from '../paths';
import { redirectChannel } from '../social/channel';
import type { SignIn } from '../social/provider';
import { leaveTo } from '../third-party/leave-to';
import { randomToken } from '../third-party/random-token';
import { authorizeUrl, LINE_AUTHORIZE } from './authorize-url';
import { proofFromLiff } from './liff';
import { keepLineRequest, LINE_REQUEST_MS } from './request';

const isLineBrowser = () => /\bLine\//.test(navigator.userAgent);

/** LINE: inside its own browser by LIFF where the merchant has an app there, else over its authorise page (R4.15a). */
const signIn: SignIn = async () => {
  const { gw, social } = currentSite();
  const liffProof = social.lineLiffId && isLineBrowser() ? await proofFromLiff(social.lineLiffId) : undefined;
  if (liffProof) return liffProof;
  const { LINE_CLIENT_ID: clientId } = gw;
  if (!clientId) return undefined;
  const request = {
    state: randomToken(),
    nonce: randomToken(),
    redirectUri: location.origin + paths.login,
    expires: Date.now() + LINE_REQUEST_MS,
  };
  keepLineRequest(request);
  redirectChannel.set('line');
  const authorize = social.places.lineAuthorize ?? LINE_AUTHORIZE;
  leaveTo(authorizeUrl({ authorize, clientId, language: document.documentElement.lang }, request));
  return 'leaving';
};
export default signIn;
