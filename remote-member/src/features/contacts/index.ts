export { AuthenticatorRow } from './authenticator-row';
export { ContactRows } from './contact-rows';
