/** @jest-environment jsdom */
import { referralProgram } from '@tessera/contract';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import ReferralPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('../../common/use-referral-offered', () => ({ useReferralOffered: () => mockOffered }));

let mockOffered: boolean | undefined = true;
const gateway = provideVisits();
provideMembers();

const terms = { inviterBonus: '10.00', friendBonus: '5.00', minimumDeposit: '20.00' };
const open = () => openPage('/m/inviteFriends', <ReferralPage />);

beforeEach(() => {
  mockOffered = true;
  gateway.on(referralProgram, { value: terms });
});

test('a visitor sees the terms without a token, and can sign in for a link [R2.14]', async () => {
  open();
  expect(config.routes.find(({ path }) => path === '/m/inviteFriends')?.guard).toBeUndefined();
  expect(await screen.findByRole('heading', { name: /10\.00 for every friend/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByText('Your code')).toBeNull();
});

test('a member has code, link, QR code and earnings; without a share sheet, sharing copies the link [R2.14]', async () => {
  gateway.on(referralProgram, {
    value: {
      ...terms,
      code: 'AB12',
      earnings: { invited: 2, qualified: 1, earned: '10.00', pending: '10.00' },
      friends: [{ name: 'ma***22', at: 1_700_000_000_005, earned: '10.00' }],
    },
  });
  signInAs();
  const user = userEvent.setup();
  open();
  const link = `${location.origin}/m/register?referralCode=AB12`;
  expect(await screen.findByText(link)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeTruthy();
  expect(screen.getByText('ma***22')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('sharing opens the share sheet if the device has one', async () => {
  gateway.on(referralProgram, { value: { ...terms, code: 'AB12' } });
  const share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  signInAs();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: expect.stringContaining('AB12') }));
  Reflect.deleteProperty(navigator, 'share');
});

test('agents are redirected to their page, free accounts see why it is closed, and the merchant can switch it off [R6.2b, R6.6]', async () => {
  signInAs(1);
  open();
  expect(screen.queryByRole('heading', { name: 'Invite friends' })).toBeNull();
  cleanup();
  signInAs(4);
  open();
  expect(screen.getByText('Not available for this account')).toBeTruthy();
  cleanup();
  mockOffered = false;
  signInAs(0);
  open();
  expect(screen.getByText('You can’t invite friends right now')).toBeTruthy();
  expect(gateway.calls(referralProgram)).toHaveLength(0);
});
