/** @jest-environment jsdom */
import { betDays, betList, bonusWagering, status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { heldReply } from '../../testing/held-reply';
import { provideMembers, signInAs } from '../../testing/member';
import BetsPage from '.';
import { dayAfter, dayIn } from './days';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
provideDialogs();
const gateway = provideVisits();
provideMembers();

const day = new Date(2026, 8, 21).getTime();
const days = [
  { day, bets: 3, stake: '60.00', payout: '0.00' },
  { day: new Date(2026, 8, 20).getTime(), bets: 1, stake: '5.00', payout: '25.50' },
];
const providers = [
  { code: 'KST', name: 'Kestrel Works' },
  { code: 'JNP', name: 'Juniper Live' },
];
const bet = { id: 'B1', game: 'Lucky Comet', provider: 'Kestrel Works', status: 'done', stake: '10.00' };

const open = async (query = '', history: object = { bets: true, bonus: true }) => {
  gateway.on(status, { value: { currency: 'USD', history } });
  await refreshSite();
  signInAs();
  return render(
    <MemoryRouter initialEntries={[`/m/bets${query}`]}>
      <Routes>
        <Route path="/m/bets" element={<BetsPage />} />
      </Routes>
    </MemoryRouter>,
  );
};
beforeEach(() => {
  gateway.on(betDays, { value: { days, providers } });
  gateway.on(bonusWagering, { value: { bonuses: [] } });
});

test('the page sums the days, and shows the result of each', async () => {
  await open();
  expect(await screen.findByText('Staked $60.00')).toBeTruthy();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['4', '$65.00', '$25.50', '-$39.50']);
  expect(screen.getByText('+$20.50')).toBeTruthy();
});

test('the gateway filters by provider and period, and keeps the days of the member’s time zone', async () => {
  await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Juniper Live' }));
  await waitFor(() => expect(gateway.queries(betDays)).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'All time' }));
  await waitFor(() => expect(gateway.queries(betDays)).toHaveLength(3));
  const [first, ofProvider, ever] = gateway.queries(betDays);
  expect(first?.provider).toBeUndefined();
  expect(first?.timezoneOffset).toBe(String(new Date().getTimezoneOffset()));
  expect(ofProvider?.provider).toBe('JNP');
  expect(ever).toMatchObject({ provider: 'JNP', since: '0' });
});

test('a day opens its bets, and a bet its details', async () => {
  gateway.on(betList, {
    value: {
      items: [
        { ...bet, payout: '0', at: day + 1 },
        { ...bet, id: 'B2', game: 'Iron Maple', status: 'pending' },
      ],
    },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Staked \$60\.00/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Lucky Comet/ }));
  const [query] = gateway.queries(betList);
  expect(query).toMatchObject({ since: String(day), until: String(dayAfter(day)) });
  const sheet = screen.getByRole('dialog', { name: 'Lucky Comet' });
  expect(sheet.textContent).toContain('Kestrel Works');
  expect(within(sheet).getByText('-$10.00')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Iron Maple.*Pending/ })).toBeTruthy();
});

test('a bonus shows what is left to wager, and nothing where the gateway does not know it', async () => {
  gateway.on(bonusWagering, {
    value: { bonuses: [{ id: '1', title: 'Reload', amount: '20.00', required: '100.00', done: '30.00' }] },
  });
  const shown = await open();
  expect(await screen.findByText('$70.00 left to wager')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Reload' }).value).toBe(30);
  shown.unmount();
  await open('', { bets: true });
  await screen.findByText('Staked $60.00');
  expect(gateway.calls(bonusWagering)).toHaveLength(1);
});

test('the filters and the days wait for the bonuses above them, and do without them', async () => {
  const bonuses = heldReply();
  gateway.on(bonusWagering, bonuses.reply);
  await open();
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'All time' })).toBeNull();
  await bonuses.give({ status: 500 });
  expect(await screen.findByText('Staked $60.00')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'All time' })).toBeTruthy();
});

test('a failure can be retried, and no bets are said to be none', async () => {
  gateway.on(betDays, { refused: {} });
  await open();
  await screen.findByText('We couldn’t load your bets');
  gateway.on(betDays, { value: { days: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No bets yet')).toBeTruthy();
});

test.each(['', '?day=', '?day=soon', '?day=-1', '?day=99999999999999999'])('%p names no day', (query) => {
  expect(dayIn(new URLSearchParams(query))).toBeUndefined();
});
