/** The paths of this remote's pages, and of the home page. */
export const paths = {
  login: '/m/login',
  register: '/m/register',
  registerHtml: '/m/register.html',
  home: '/m/home',
  changePassword: '/m/changePsw',
} as const;
