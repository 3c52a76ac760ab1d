/** @jest-environment jsdom */
import {
  activityDetail,
  activityList,
  agentProgram,
  depositMethods,
  depositOrder,
  type Endpoint,
  feedbackList,
  helpCentre,
  inboxList,
  memberProfile,
  noticeList,
  referralProgram,
  rewardList,
  signedInDevices,
  status,
  transactions,
  walletBalance,
  withdrawAccountInfo,
} from '@tessera/contract';
import { type Place, tellingMutations } from '@tessera/contract/testing';
import { refreshSite } from '@tessera/shell/site';
import { provideShellTexts, provideVisits } from '@tessera/shell/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { provideMembers, signInAs } from '../testing/member';
import { pastDeposit } from '../testing/transactions';
import ActivityPage from './activity';
import AgentPage from './agent';
import DepositPage from './deposit';
import DepositOrderPage from './deposit-order';
import FeedbackPage from './feedback';
import HelpPage from './help';
import MessagesPage from './messages';
import ProfilePage from './profile';
import ReferralPage from './referral';
import RewardsPage from './rewards';
import SecurityPage from './security';
import HistoryPage from './transactions';
import TransferPage from './transfer';
import WalletPage from './wallet';
import WithdrawalPage from './withdrawal';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('../common/use-referral-offered', () => ({ useReferralOffered: () => true }));

const gateway = provideVisits();
provideMembers();
beforeAll(provideShellTexts);

const history = { items: [pastDeposit, { ...pastDeposit, id: 'D2', amount: '12.34', title: 'Card' }] };
const balance = {
  currency: 'USD',
  total: '1250.40',
  withdrawable: '800.00',
  locked: '5.00',
  wallets: [
    { code: 'main', name: 'Main wallet', amount: '1000.40' },
    { code: 'sport', name: 'Sports wallet', amount: '250.00' },
    // The page lists wallets only if there are several: two are left when one is broken.
    { code: 'live', name: 'Live wallet', amount: '0.00' },
  ],
  transfer: { minimum: '1.00', maximum: '5000.00' },
};
const method = {
  code: 'bank',
  name: 'Bank transfer',
  kind: 'bank',
  minimum: '20.00',
  maximum: '900.00',
  fee: { percent: '1.5', fixed: '1.00' },
  quickAmounts: ['10', '50'],
  minutes: 5,
  closed: false,
};

/** A page, the call whose answer is mutated, a valid answer, and what the page shows: each text with its place in that answer. */
interface Screen {
  readonly at: string;
  readonly page: ReactElement;
  readonly endpoint: Endpoint;
  readonly valid: unknown;
  /** By text, the places in the answer that it depends on. Without one it must always be there. */
  readonly shows: Readonly<Record<string, readonly Place[]>>;
  /** The answers to the other calls of the page. */
  readonly others?: readonly (readonly [{ readonly path: string }, unknown])[];
}

const screens: readonly Screen[] = [
  {
    at: '/m/wallet',
    page: <WalletPage />,
    endpoint: walletBalance as Endpoint,
    valid: balance,
    shows: { 'Sports wallet': [['wallets', 1]], Card: [] },
    others: [[transactions, history]],
  },
  {
    at: '/m/wallet',
    page: <WalletPage />,
    endpoint: transactions as Endpoint,
    valid: history,
    shows: { 'Sports wallet': [], Card: [['items', 1]] },
    others: [[walletBalance, balance]],
  },
  {
    at: '/m/wallet/history',
    page: <HistoryPage />,
    endpoint: transactions as Endpoint,
    valid: history,
    shows: { Card: [['items', 1]] },
  },
  {
    at: '/m/wallet/transfer',
    page: <TransferPage />,
    endpoint: walletBalance as Endpoint,
    valid: balance,
    shows: {},
  },
  {
    at: '/m/voucherCenter',
    page: <DepositPage />,
    endpoint: depositMethods as Endpoint,
    valid: {
      methods: [method, { ...method, code: 'card', name: 'Card', fee: null }],
      bonuses: [
        { id: 'first', title: 'First bonus', detail: 'Double', minimum: '60' },
        { id: 'reload', title: 'Reload bonus' },
      ],
    },
    shows: { Card: [['methods', 1]], 'Reload bonus': [['bonuses', 1], ['methods']] },
  },
  {
    at: '/m/voucherCenter/D1',
    page: <DepositOrderPage />,
    endpoint: depositOrder as Endpoint,
    valid: {
      id: 'D1',
      method: 'Bank transfer',
      status: 'pending',
      amount: '50.00',
      payable: '50.75',
      at: 1_700_000_000_005,
      expiresAt: 600_000,
      payment: { kind: 'bank', details: [{ label: 'Account number', value: '0042', copy: true }] },
      reason: 'Waits',
    },
    shows: { 'Bank transfer': [['method']], 'Account number': [['payment']] },
  },
  {
    at: '/m/withdraw',
    page: <WithdrawalPage />,
    endpoint: withdrawAccountInfo as Endpoint,
    valid: {
      accounts: [
        {
          id: 'a',
          kind: 'bank',
          provider: 'Harbour Bank',
          holder: 'Lena',
          number: '•••• 4821',
          isDefault: true,
        },
        { id: 'b', kind: 'ewallet', provider: 'SandWallet', number: '•••• 0917' },
      ],
      providers: [{ code: 'HB', name: 'Harbour Bank', kind: 'bank' }],
      hasPassword: true,
      withdrawable: '300.00',
      minimum: '20.00',
      maximum: '1000.00',
      fee: { percent: '1', fixed: '1.00' },
      left: 3,
      turnover: { required: '200', done: '50' },
      wallet: 'Main wallet',
    },
    shows: { SandWallet: [['accounts', 1]] },
    others: [[transactions, { items: [] }]],
  },
  {
    at: '/m/rewardCenter',
    page: <RewardsPage />,
    endpoint: rewardList as Endpoint,
    valid: {
      rewards: [
        {
          id: 'r1',
          title: 'Daily chest',
          detail: 'Every day',
          amount: '2.10',
          state: 'claimable',
          progress: { done: 4, required: 5 },
          expiresAt: 4_000_000_000_000,
          claimedAt: null,
        },
        { id: 'r2', title: 'Five deposits', amount: '25', state: 'locked' },
      ],
    },
    shows: { 'Five deposits': [['rewards', 1]] },
  },
  {
    at: '/m/inviteFriends',
    page: <ReferralPage />,
    endpoint: referralProgram as Endpoint,
    valid: {
      inviterBonus: '10.00',
      friendBonus: '5.00',
      minimumDeposit: '20.00',
      code: 'AB12',
      earnings: { invited: 2, qualified: 1, earned: '10.00', pending: '10.00' },
      friends: [
        { name: 'ma***22', at: 1_700_000_000_005, earned: '10.00' },
        { name: 'le***na', at: 1_700_000_000_005, earned: '3.00' },
      ],
    },
    shows: { 'le***na': [['friends', 1]] },
  },
  {
    at: '/m/agentRegister',
    page: <AgentPage />,
    endpoint: agentProgram as Endpoint,
    valid: {
      standing: 'agent',
      commissionPercent: '35',
      code: 'AG77',
      team: { members: 3, active: 2, commission: '85.00', pending: '18.20' },
      members: [
        { name: 'ke***n7', at: 1_700_000_000_005, commission: '42.50' },
        { name: 'le***na', at: 1_700_000_000_005, commission: '3.00' },
      ],
    },
    shows: { 'le***na': [['members', 1], ['standing']] },
  },
  {
    at: '/m/activity',
    page: <ActivityPage />,
    endpoint: activityList as Endpoint,
    valid: {
      activities: [
        {
          id: '7',
          title: 'Double',
          summary: 'Twice',
          image: '/a.svg',
          categoryId: '1',
          startTime: 1_700_000_000_001,
          endTime: null,
        },
        { id: '8', title: 'Triple', summary: 'Thrice' },
      ],
    },
    shows: { Triple: [['activities', 1]] },
  },
  {
    at: '/m/activity?id=7',
    page: <ActivityPage />,
    endpoint: activityDetail as Endpoint,
    valid: {
      id: '7',
      title: 'Double',
      image: '/a.svg',
      content: '<p>All day</p>',
      link: '/m/home',
      endTime: 1_700_000_000_005,
    },
    shows: { Double: [['title']], 'All day': [['content']] },
  },
  {
    at: '/m/notice',
    page: <MessagesPage />,
    endpoint: noticeList as Endpoint,
    valid: {
      notices: [
        { id: 'a', title: 'New tables', content: 'Open', at: 1_700_000_000_002, important: true },
        { id: 'b', title: 'Maintenance', at: 1_700_000_000_001 },
      ],
    },
    shows: { Maintenance: [['notices', 1]] },
  },
  {
    at: '/m/notice?tab=inbox',
    page: <MessagesPage />,
    endpoint: inboxList as Endpoint,
    valid: {
      messages: [
        { id: 'a', title: 'Welcome', content: 'Hello', at: 1_700_000_000_002, read: false, link: '/m/home' },
        { id: 'b', title: 'Deposit arrived', at: 1_700_000_000_001 },
      ],
    },
    shows: { 'Deposit arrived': [['messages', 1]] },
  },
  {
    at: '/m/feedback',
    page: <FeedbackPage />,
    endpoint: feedbackList as Endpoint,
    valid: {
      entries: [
        {
          id: 'f1',
          topic: 'account',
          text: 'More tables',
          at: 1_700_000_000_005,
          pictures: 1,
          reply: 'Soon',
        },
        { id: 'f2', topic: 'idea', text: 'A dark theme' },
      ],
    },
    shows: { 'A dark theme': [['entries', 1]] },
  },
  {
    at: '/m/member/profile',
    page: <ProfilePage />,
    endpoint: memberProfile as Endpoint,
    valid: {
      picture: 2,
      name: 'Lena',
      birthday: '1990-05-17',
      email: 'l•••@example.com',
      mobile: '+15•••3456',
      authenticator: true,
      social: ['line', 'google'],
      pin: true,
    },
    shows: { 'l•••@example.com': [['email']], '+15•••3456': [['mobile']] },
  },
  {
    at: '/m/member/security',
    page: <SecurityPage />,
    endpoint: signedInDevices as Endpoint,
    valid: {
      devices: [
        { id: 'a', name: 'Chrome, Android', address: '10.0.0.1', at: 1_700_000_000_005, current: true },
        { id: 'b', name: 'Safari, iPhone', at: 1_700_000_000_005 },
      ],
      logins: [
        { name: 'Edge, Windows', address: '10.0.0.2', at: 1_700_000_000_005, success: false },
        { name: 'Firefox, Linux', at: 1_700_000_000_005 },
      ],
    },
    shows: { 'Safari, iPhone': [['devices', 1]], 'Firefox, Linux': [['logins', 1]] },
    others: [[memberProfile, {}]],
  },
  {
    at: '/m/helpCenter',
    page: <HelpPage />,
    endpoint: helpCentre as Endpoint,
    valid: {
      categories: [
        { id: 'a', title: 'Money', questions: [{ id: 'a', question: 'How long?', answer: 'Ten minutes' }] },
        { id: 'b', title: 'Games', questions: [{ id: 'b', question: 'A closed game?' }] },
      ],
    },
    shows: { 'A closed game?': [['categories', 1]] },
  },
];

async function open({ at, page, endpoint, others = [] }: Screen, value: unknown): Promise<void> {
  gateway.forget();
  // Cached answers too.
  sessionStorage.clear();
  gateway.on(status, {
    value: {
      singleWallet: false,
      currency: 'USD',
      whitelabelVal: { REWCEN3: true, INBOX3: true },
      account: ['profile', 'contacts', 'authenticator', 'social', 'pin', 'devices', 'closing'],
    },
  });
  for (const [call, other] of others) gateway.on(call, { value: other });
  gateway.on(endpoint, { value });
  signInAs();
  await refreshSite();
  render(<MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>);
  await waitFor(() => expect(gateway.calls(endpoint)).not.toHaveLength(0));
  await waitFor(() => expect(document.querySelector('.bone')).toBeNull());
}

const pageText = () => document.body.textContent ?? '';
const isPart = (whole: Place, part: Place) => whole.every((step, at) => step === part[at]);

const cases = screens.flatMap((one) =>
  [...tellingMutations(one.endpoint, one.valid)].map(
    ([place, mutations]) => [one.at, place || 'whole', one.endpoint.name, one, mutations] as const,
  ),
);

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test.each(screens.map((one) => [one.at, one.endpoint.name, one] as const))(
  '%s shows what a valid answer to %s has',
  async (_, _name, one) => {
    await open(one, one.valid);
    for (const text of Object.keys(one.shows)) await waitFor(() => expect(pageText()).toContain(text));
  },
);

test.each(cases)(
  '%s stands with all other parts, whatever the %s of the answer to %s is',
  async (_, _place, _name, one, mutations) => {
    for (const { place, what, value, isRefused } of mutations) {
      await open(one, value);
      const expected = Object.entries(one.shows).flatMap(([text, from]) =>
        from.some((part) => isRefused || isPart(place, part) || isPart(part, place)) ? [] : [text],
      );
      const shown = () => expected.filter((text) => pageText().includes(text));
      await waitFor(() => expect({ what, shown: shown() }).toEqual({ what, shown: expected }));
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
      expect(pageText()).not.toMatch(/NaN|undefined|null|\[object|Invalid Date|[Cc]onnection/);
      cleanup();
    }
  },
);
