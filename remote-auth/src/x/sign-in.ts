import type { SignIn } from '../social/provider';

/** X: only over the identity service, which keeps the secret that X demands. */
const signIn: SignIn = async () => {
  const { signInAtProvider } = await import(
    /* webpackChunkName: "identity-browser" */ '../identity/browser-flow'
  );
  return signInAtProvider('twitter');
};
export default signIn;
