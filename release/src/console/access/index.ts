export { type Address, checkAddress } from './address';
export { guard, type Route, routesOf } from './guard';
export { identityProvider } from './identity';
export { type Person, type Sessions, sessions } from './sessions';
export { signInByLink, signInByProvider } from './sign-in';
