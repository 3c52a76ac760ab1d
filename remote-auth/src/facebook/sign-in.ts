import { environment } from '@tessera/shell/environment';
import { currentSite } from '@tessera/shell/site';
import { popupsWork } from '../identity/popups-work';
import type { SignIn } from '../social/provider';
import { facebookToken } from './sdk';

/** Facebook: by its SDK, whose token becomes an identity token; where no popup works, over the identity service (R4.14). */
const signIn: SignIn = async () => {
  const { smsProvider } = currentSite();
  const { facebookAppId, authDomain } = smsProvider;
  const mayPopUp = popupsWork(environment(), navigator.userAgent);
  if (facebookAppId && (mayPopUp || !authDomain)) {
    const accessToken = await facebookToken(facebookAppId);
    if (accessToken === undefined) return undefined;
    const { exchange } = await import(/* webpackChunkName: "identity" */ '../identity/exchange');
    return exchange('facebook', { accessToken });
  }
  const { signInAtProvider } = await import(
    /* webpackChunkName: "identity-browser" */ '../identity/browser-flow'
  );
  return signInAtProvider('facebook');
};
export default signIn;
