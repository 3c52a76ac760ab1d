/** The pages of this remote, and those that they lead to. */
export const paths = {
  login: '/m/login',
  register: '/m/register',
  registerHtml: '/m/register.html',
  home: '/m/home',
  changePassword: '/m/changePsw',
} as const;
