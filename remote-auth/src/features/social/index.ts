export { linkAccount } from './link-account';
export { SocialSignIn } from './social-sign-in';
export { useProofSignIn } from './use-proof-sign-in';
