/** @jest-environment jsdom */
import { depositSettings, memberInfo, rankProgress, walletBalance } from '@tessera/contract';
import { refreshMember } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import MemberHome from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
provideMembers();

const info = {
  id: '7',
  account: 'lena',
  type: 0,
  language: 'EN',
  clubLabel: { labelName: 'Gold', labelId: '3', type: 'AUTO', rankLevel: 2 },
};

async function open(change: object): Promise<void> {
  gateway.on(memberInfo, { value: { ...info, ...change } });
  gateway.on(rankProgress, { value: { currentProgress: null, playerRankProgress: null } });
  gateway.on(depositSettings, { value: {} });
  gateway.on(walletBalance, {
    value: { currency: 'USD', total: '10.00', withdrawable: '5.00', wallets: null },
  });
  signInAs(0);
  await act(() => refreshMember());
  openPage('/m/member/home', <MemberHome />);
}

test.each(['id', 'account', 'type', 'language'])(
  'the member centre shows club and balance, whatever the %s of the member is',
  async (field) => {
    for (const value of [null, undefined, 7, '', {}, [], true, 1e308, 'SOMETHING_NEW']) {
      await open({ [field]: value });
      expect(await screen.findByText('Gold')).toBeTruthy();
      expect(await screen.findAllByText(/10\.00/)).toHaveLength(2);
      cleanup();
    }
  },
);

test('a club that cannot be read costs the club alone', async () => {
  for (const clubLabel of [null, 'Gold', {}, [], 7]) {
    await open({ clubLabel });
    expect(await screen.findByRole('heading', { name: 'lena' })).toBeTruthy();
    expect(await screen.findAllByText(/10\.00/)).toHaveLength(2);
    cleanup();
  }
});
