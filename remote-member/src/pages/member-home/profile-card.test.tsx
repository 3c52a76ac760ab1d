/** @jest-environment jsdom */
import { depositSettings, memberInfo, rankProgress, type SessionInfo } from '@tessera/contract';
import { refreshMember, signIn, signOut } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfileCard } from './profile-card';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

const session: SessionInfo = {
  id: '7',
  token: 'token',
  merchantCode: 'demo',
  userName: 'lena',
  type: 0,
  firstTimeLogin: false,
};
const info = {
  id: 7,
  account: 'lena',
  type: 0,
  clubLabel: { labelName: 'Gold', labelId: 3, type: 'AUTO', rankLevel: 4 },
};
const rank = {
  currentProgress: { completedConditions: 3, totalExpectedConditions: 5 },
  playerRankProgress: { labelId: 4, nextLabelName: 'Platinum' },
};

const bar = async () => (await screen.findByRole('progressbar')) as HTMLProgressElement;

beforeEach(() => {
  gateway.on(memberInfo, { value: info });
  gateway.on(rankProgress, { value: rank });
  gateway.on(depositSettings, { value: {} });
  signIn({ ...session, customerType: session.type });
});
afterEach(async () => {
  cleanup();
  await act(() => signOut());
});

test('shows the member’s name at once, and the VIP club when it is loaded [R3.3]', async () => {
  render(<ProfileCard session={session} />);
  expect(screen.getByRole('heading', { name: 'lena' })).toBeTruthy();
  expect(await screen.findByText('Gold')).toBeTruthy();
  expect(screen.getByText('Level 4')).toBeTruthy();
});

test('VIP progress is completed over expected conditions, in words and as a bar [R3.3]', async () => {
  render(<ProfileCard session={session} />);
  expect((await bar()).value).toBe(60);
  expect(screen.getByText('3 of 5 conditions')).toBeTruthy();
  expect(screen.getByText('Next: Platinum')).toBeTruthy();
});

test('VIP progress is full without a label id [R3.3]', async () => {
  gateway.on(rankProgress, { value: { ...rank, playerRankProgress: null } });
  render(<ProfileCard session={session} />);
  expect((await bar()).value).toBe(100);
  expect(screen.getByText('All conditions met')).toBeTruthy();
  expect(screen.queryByText('3 of 5 conditions')).toBeNull();
});

test('without any progress in the answer no bar is shown, and nothing is said to be met [R3.3]', async () => {
  gateway.on(rankProgress, { value: {} });
  render(<ProfileCard session={session} />);
  await act(() => refreshMember());
  expect(screen.getByText('Gold')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText('All conditions met')).toBeNull();
});

test('where the next rank has no conditions, none are counted [R3.3]', async () => {
  gateway.on(rankProgress, { value: { playerRankProgress: { labelId: 4, nextLabelName: 'Platinum' } } });
  render(<ProfileCard session={session} />);
  expect((await bar()).value).toBe(0);
  expect(screen.getByText('Next: Platinum')).toBeTruthy();
  expect(screen.queryByText(/conditions/)).toBeNull();
});

test('only a club of type AUTO shows the VIP benefits [R3.3]', async () => {
  const first = render(<ProfileCard session={session} />);
  expect(await screen.findByText('Your Gold VIP benefits are active')).toBeTruthy();
  first.unmount();

  gateway.on(memberInfo, { value: { ...info, clubLabel: { ...info.clubLabel, type: 'MANUAL' } } });
  await act(() => signOut());
  signIn({ ...session, token: 'another', customerType: 0 });
  render(<ProfileCard session={session} />);
  expect(await screen.findByText('Gold')).toBeTruthy();
  expect(screen.queryByText(/VIP benefits/)).toBeNull();
});

test('a member without a club is told so', async () => {
  gateway.on(memberInfo, { value: { ...info, clubLabel: null } });
  render(<ProfileCard session={session} />);
  expect(await screen.findByText('You’re not in the VIP club yet')).toBeTruthy();
});

test('a VIP status that fails to load offers a retry', async () => {
  gateway.on(memberInfo, { refused: { message: 'refused' } });
  render(<ProfileCard session={session} />);
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load');
  gateway.on(memberInfo, { value: info });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Gold')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
