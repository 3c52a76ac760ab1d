/** @jest-environment jsdom */
import { depositSettings, type MemberType, siteStatus } from '@tessera/contract';
import { provideDialogs } from '@tessera/ui/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { setPrefetch } from '../../core/navigation';
import { Notices } from '../../core/notices/notices';
import { noticeStore } from '../../core/notices/store';
import { signIn, signOut } from '../../core/session';
import { dispatch } from '../../core/session-state/store';
import { siteStore } from '../../core/site/store';
import { provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { supportStore } from '../customer-service/store';
import { entries as bold } from '../nav-icons/bold';
import { entries as fill } from '../nav-icons/fill';
import { BottomNav } from './bottom-nav';

provideDialogs();
provideRelease({ merchant: { template: 'MT8802' } });
const gateway = provideGateway();

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const here = () => document.querySelector('output')?.textContent;

async function open(
  footer_nav: string[],
  { at = '/m/home', type, ...site }: { at?: string; type?: MemberType } & Record<string, unknown> = {},
) {
  siteStore.setState(
    v.parse(siteStatus, {
      singleWallet: false,
      whitelabelVal: { CBS3: true },
      ...site,
      mobileTemplate: { footer_nav, ...((site.mobileTemplate as object | undefined) ?? {}) },
    }),
    true,
  );
  if (type !== undefined) signIn({ id: '7', token: 'token-7', userName: 'lucky', customerType: type });
  render(
    <MemoryRouter initialEntries={[at]}>
      <Here />
      <BottomNav />
      <Notices />
    </MemoryRouter>,
  );
  // The icons come later.
  await act(async () => undefined);
}
const bar = () => screen.getByRole('navigation', { name: 'Main navigation' });
const entry = (name: string | RegExp) => within(bar()).getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(entry(name)));
const receiveChat = (unread: number) =>
  act(() => dispatch({ type: 'memberLoaded', token: 'token-7', part: { unread } }));

beforeAll(provideShellTexts);
beforeEach(() => gateway.on('/wps/session/logout', { value: null }));
afterEach(async () => {
  await act(signOut);
  act(() => noticeStore.setState({ dialogs: [], toasts: [], loadings: [] }));
  supportStore.setState({ isListOpen: false });
});

test('shows the merchant’s entries by name, the current one marked [R2.25a, R2.33]', async () => {
  await open(['home', 'game', 'member'], { at: '/m/game' });
  expect(
    within(bar())
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Home', 'Games', 'Account']);
  expect(entry('Games').getAttribute('aria-current')).toBe('page');
  expect(entry('Home').hasAttribute('aria-current')).toBe(false);
});

test('draws the current entry filled, and the others in the weight of the template [R2.32a]', async () => {
  await open(['home', 'game'], { at: '/m/game', mobileTemplate: { templateId: 'MT8802' } });
  const drawn = (name: string) => entry(name).querySelector('path')?.getAttribute('d');
  await waitFor(() => expect(drawn('Home')).toBe(bold.home));
  expect(drawn('Games')).toBe(fill.game);
});

test('updates when the site’s status is loaded', async () => {
  await open(['home', 'game']);
  act(() =>
    siteStore.setState((site) => ({
      mobileTemplate: { ...site.mobileTemplate, footer_nav: ['home', 'notice'] },
    })),
  );
  expect(
    within(bar())
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Home', 'News']);
});

test('a tap opens the page of the entry', async () => {
  await open(['home', 'game']);
  await press('Games');
  expect(here()).toBe('/m/game');
});

test('an entry that needs a login leads a visitor to the login [R4.18]', async () => {
  await open(['home', 'wallet']);
  await press('Wallet');
  expect(here()).toBe('/m/login?backUrl=%2Fm%2Fwallet');
});

test('a free account gets the reason in its own language [R4.19, R8.30]', async () => {
  await open(['home', 'withdraw'], { type: 4 });
  await press('Withdraw');
  expect(screen.getByText(/Your account type can’t use this/)).toBeTruthy();
  expect(here()).toBe('/m/home');
});

test('a visitor gets coming soon while the referral is not enabled [R4.22, R8.30]', async () => {
  await open(['home', 'invite']);
  await press('Invite');
  expect(screen.getByText(/Coming soon/)).toBeTruthy();
});

test('the referral page opens when the promotion REFERRAL is enabled [R6.6]', async () => {
  await open(['home', 'invite'], { type: 0, availablePromotions: [{ type: 'REFERRAL', enabled: true }] });
  await press('Invite');
  expect(here()).toBe('/m/inviteFriends');
});

test.each([
  ['service', 'Support'],
  ['invite', 'Invite'],
])('%s opens the customer-service list [R2.31]', async (name, label) => {
  await open(['home', name], { type: 0 });
  await press(label);
  expect(supportStore.getState().isListOpen).toBe(true);
});

test('a deposit continues when its check allows it [R4.20]', async () => {
  gateway.on(depositSettings, { value: { totalDepositSuccessCount: 1 } });
  await open(['home', 'deposit'], { type: 0 });
  await press('Deposit');
  await waitFor(() => expect(here()).toBe('/m/voucherCenter'));
});

test('a deposit stays where it is when its check fails [R4.20]', async () => {
  gateway.on(depositSettings, { refused: { message: 'Deposits are closed' } });
  await open(['home', 'deposit'], { type: 0 });
  await press('Deposit');
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(here()).toBe('/m/home');
});

describe('the unread bubble of the chat [R2.29]', () => {
  test.each([
    [1, '1', 'Chat, 1 unread message'],
    [7, '7', 'Chat, 7 unread messages'],
    [100, '99+', 'Chat, 100 unread messages'],
  ])('%d unread messages', async (unread, bubble, name) => {
    await open(['home', 'chat'], { type: 0 });
    receiveChat(unread);
    expect(entry(name).textContent).toBe(`${bubble}Chat`);
  });

  test('is not there when nothing is unread, nor at another entry', async () => {
    await open(['home', 'chat'], { type: 0 });
    expect(entry('Chat').textContent).toBe('Chat');
    receiveChat(3);
    expect(entry('Home').textContent).toBe('Home');
  });
});

describe('the special chat button of MT8801 [R2.32b]', () => {
  test.each([
    ['MT8801', ['home', 'game', 'chat'], true],
    ['MT8801', ['home', 'chat', 'game'], false],
    ['MT8801', ['chat', 'home', 'game'], false],
    ['MT8803', ['home', 'game', 'chat'], false],
  ])('template %s, entries %j', async (templateId, footer_nav, isSpecial) => {
    await open(footer_nav, { mobileTemplate: { templateId } });
    const chat = entry('Chat');
    expect(chat.dataset.special).toBe(isSpecial ? 'true' : undefined);
    expect(chat.textContent).toBe(isSpecial ? '' : 'Chat');
  });

  test('another entry in third position is not a special button', async () => {
    await open(['home', 'chat', 'game'], { mobileTemplate: { templateId: 'MT8801' } });
    expect(entry('Games').dataset.special).toBeUndefined();
  });

  test('the release’s template counts until the gateway names one', async () => {
    await open(['home', 'game', 'chat']);
    expect(entry('Chat').dataset.special).toBeUndefined();
  });
});

test('an entry prefetches its page when a finger touches it, before the tap ends', async () => {
  const prefetch = jest.fn();
  setPrefetch(prefetch);
  await open(['wallet', 'service']);
  fireEvent.pointerDown(entry('Wallet'));
  expect(prefetch).toHaveBeenCalledWith('/m/wallet');
  expect(here()).toBe('/m/home');
  fireEvent.pointerDown(entry('Support'));
  expect(prefetch).toHaveBeenCalledTimes(1);
});
