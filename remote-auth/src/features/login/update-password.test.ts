/** @jest-environment jsdom */
import { hasFlag } from '@tessera/shell/site';
import { withUpdatePassword } from './update-password';

jest.mock('@tessera/shell/site', () => ({
  hasFlag: jest.fn(),
  currentSite: () => ({ defaultPassword: 'Default-2026' }),
}));

const value = {
  id: '7',
  token: 't',
  userName: 'anna',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  spanId: 's',
} as const;

test.each([
  ['nothing is wrong with it', 'secret123', false, false, false],
  ["it is the platform's default", 'Default-2026', false, false, true],
  ['it has expired under forced change', 'secret123', true, true, true],
  ['it has expired, and no change is forced', 'secret123', true, false, false],
])(
  'the client adds to the login answer whether the password must be changed: %s [R3.5, R4.5b]',
  (_case, password, passwordExpired, forced, updatePassword) => {
    jest.mocked(hasFlag).mockReturnValue(forced);
    const answer = { ...value, passwordExpired };
    expect(withUpdatePassword(answer, { type: 'username', password })).toEqual({ ...answer, updatePassword });
  },
);
