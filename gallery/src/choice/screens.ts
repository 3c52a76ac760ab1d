/** A main screen of the product. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Who sees it. */
  readonly for: 'everybody' | 'members';
}

export const screens = [
  { name: 'Home', path: '/m/home', for: 'everybody' },
  { name: 'Login', path: '/m/login', for: 'everybody' },
  { name: 'Register', path: '/m/register', for: 'everybody' },
  { name: 'Games', path: '/m/game', for: 'everybody' },
  { name: 'Offers', path: '/m/activity', for: 'everybody' },
  { name: 'Wallet', path: '/m/wallet', for: 'members' },
  { name: 'Deposit', path: '/m/voucherCenter', for: 'members' },
  { name: 'Me', path: '/m/member/home', for: 'members' },
] as const satisfies readonly Screen[];

/** @returns the screen with this name */
export const screenOf = (name: string): Screen | undefined => screens.find((screen) => screen.name === name);
