/** Pages that need the whole screen: no bottom navigation on them. */
const paths = [
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/changePsw',
  '/m/launchGame',
  '/m/trialGame',
];

export const hasBottomNav = (pathname: string): boolean => !paths.includes(pathname);
