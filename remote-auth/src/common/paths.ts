import { HOME } from '@tessera/contract';

/** The paths of this remote's pages, and of the home page. */
export const paths = {
  login: '/m/login',
  register: '/m/register',
  registerHtml: '/m/register.html',
  home: HOME,
  changePassword: '/m/changePsw',
  forgotPassword: '/m/forgotPsw',
  linkAccount: '/m/linkAccount',
  security: '/m/member/security',
} as const;
