/** @jest-environment jsdom */
import { keys, merchantPromotions } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { promotionsReady } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { act, screen } from '@testing-library/react';
import { heldReply } from '../../testing/held-reply';
import { signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import { Menu } from './menu';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

const lastOffered = storedValue(keys.referralOffered);
// Asked for once a page: the first test leaves it without a reply.
const promotions = heldReply();
async function open() {
  const page = openPage('/m/member/home', <Menu type={0} />);
  await screen.findAllByRole('link');
  return page;
}
const rows = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
beforeEach(() => {
  gateway.on(merchantPromotions, promotions.reply);
  signInAs();
});
afterEach(() => lastOffered.remove());

test('until the gateway speaks of promotions, the menu is that of the last visit [R6.6]', async () => {
  lastOffered.set(true);
  await open();
  expect(rows()).toContain('Invite friends');
});

test('invitations that are known late do not come into an open menu, but into the next one [R6.6]', async () => {
  const { unmount } = await open();
  const before = rows();
  expect(before).not.toContain('Invite friends');
  await promotions.give({ value: [{ type: 'REFERRAL', enabled: true }] });
  await act(promotionsReady);
  expect(rows()).toEqual(before);
  expect(lastOffered.get()).toBe(true);
  unmount();
  await open();
  expect(rows()).toContain('Invite friends');
});
