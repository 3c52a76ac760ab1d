/** Pages without the bottom navigation, because they need the whole screen. */
const paths = [
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/changePsw',
  '/m/forgotPsw',
  '/m/linkAccount',
  '/m/launchGame',
  '/m/trialGame',
];

export const hasBottomNav = (pathname: string): boolean => !paths.includes(pathname);
