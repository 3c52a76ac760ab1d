/** @jest-environment jsdom */
import {
  agentProgram,
  applyAgent,
  changePassword,
  depositMethods,
  feedbackList,
  helpCentre,
  memberProfile,
  registerDownline,
  saveMemberProfile,
  status,
  submitDeposit,
  submitFeedback,
  transferWallet,
  walletBalance,
} from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { learnAbsence } from '../testing/absence';
import { provideMembers, signInAs } from '../testing/member';
import { openPage } from '../testing/page';
import AgentPage from './agent';
import DepositPage from './deposit';
import HelpPage from './help';
import ProfilePage from './profile';
import SecurityPage from './security';
import TransferPage from './transfer';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
provideMembers();
beforeEach(() => void jest.spyOn(console, 'info').mockImplementation());
afterEach(() => jest.restoreAllMocks());

interface Entry {
  readonly page: ReactElement;
  /** The answers to the calls that the page reads. */
  readonly answers: readonly (readonly [call: { readonly path: string }, value: unknown])[];
  /** Finds the field or button with which a member would begin. */
  readonly entry: () => HTMLElement | null;
}

const field = (label: string) => () => screen.queryByLabelText(label);
const button = (name: string | RegExp) => () => screen.queryByRole('button', { name });

const method = { code: 'bank', name: 'Bank', kind: 'bank', minimum: '20.00', maximum: '900.00' };
const wallets = ['Main', 'Sports'].map((name) => ({ code: name, name, amount: '10.00' }));
const entries: readonly (readonly [absent: { readonly name: string; readonly path: string }, Entry])[] = [
  [
    submitDeposit,
    {
      page: <DepositPage />,
      answers: [[depositMethods, { methods: [method], bonuses: [] }]],
      entry: field('How much would you like to deposit?'),
    },
  ],
  [
    transferWallet,
    {
      page: <TransferPage />,
      answers: [[walletBalance, { currency: 'USD', total: '20', withdrawable: '0', wallets }]],
      entry: field('Amount'),
    },
  ],
  [
    applyAgent,
    {
      page: <AgentPage />,
      answers: [[agentProgram, { standing: 'none', commissionPercent: '35' }]],
      entry: field('How can we reach you?'),
    },
  ],
  [
    registerDownline,
    {
      page: <AgentPage />,
      answers: [[agentProgram, { standing: 'agent', code: 'AG77' }]],
      entry: button('Register a member'),
    },
  ],
  [
    saveMemberProfile,
    {
      page: <ProfilePage />,
      answers: [[memberProfile, { name: 'Lena' }]],
      entry: button('Save'),
    },
  ],
  [
    changePassword,
    {
      page: <SecurityPage />,
      answers: [[memberProfile, {}]],
      entry: button('Change password'),
    },
  ],
  ...[feedbackList, submitFeedback].map(
    (absent) =>
      [
        absent,
        {
          page: <HelpPage />,
          answers: [[helpCentre, { categories: [] }]],
          entry: button(/^Feedback/),
        },
      ] as const,
  ),
];

async function open({ page, answers }: Entry): Promise<void> {
  gateway.on(status, { value: { singleWallet: false, currency: 'USD', account: ['pin'] } });
  for (const [reading, value] of answers) gateway.on(reading, { value });
  await refreshSite();
  signInAs();
  openPage('/m/page', page);
  for (const [reading] of answers) await waitFor(() => expect(gateway.calls(reading)).not.toEqual([]));
  await waitFor(() => expect(document.querySelector('.bone')).toBeNull());
}

test.each(entries.map(([absent, entry]) => [absent.name, absent, entry] as const))(
  'a member can begin what needs %s, and cannot once the gateway is known to lack it',
  async (_name, absent, entry) => {
    await open(entry);
    expect(entry.entry()).toBeTruthy();
    cleanup();
    gateway.received.length = 0;
    // Cached answers too.
    sessionStorage.clear();
    await learnAbsence(gateway, absent);
    await open(entry);
    expect(entry.entry()).toBeNull();
  },
);
