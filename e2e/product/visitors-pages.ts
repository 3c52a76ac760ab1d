/** The pages of a visitor, in the order in which tests open them. */
export const visitorsPages = [
  '/m/home',
  '/m/game',
  '/m/login',
  '/m/register',
  '/m/forgotPsw',
  '/m/news',
  '/m/app',
] as const;
