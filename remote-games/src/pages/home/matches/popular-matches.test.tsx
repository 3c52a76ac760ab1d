/** @jest-environment jsdom */
import { gameMatches } from '@tessera/contract';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { signInMember } from '../../../testing/member';
import { address, openPage } from '../../../testing/page';
import { startText } from './match-time';
import PopularMatches from './popular-matches';

jest.mock('@tessera/shell/i18n', () =>
  require('../../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
const winner = {
  code: 'WINNER',
  outcomes: [
    { code: 'AWAY', odds: 3.4 },
    { code: 'HOME', odds: 2.05 },
    { code: 'DRAW', odds: '3.1' },
  ],
};
const match = (part: object = {}) => ({
  matchId: 1,
  sport: 'FOOTBALL',
  league: 'Meridian League',
  home: { name: 'Harbour' },
  away: { name: 'Valley' },
  startTime: 1_800_000_000_000,
  phase: 'live',
  minute: 63,
  score: { home: 2, away: 1 },
  markets: [winner],
  launch: { vendor: 'WST', gameCode: 'FOOT', playType: 'live' },
  ...part,
});
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const card = () => screen.getByRole('button', { name: /Harbour/ });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a live match shows score, minute and the odds of its winner, and is updated [R7.36]', async () => {
  gateway.on(gameMatches, { value: { matches: [match()] } });
  openPage('/m/home', <PopularMatches />);
  await wait(100);
  expect(card().textContent).toBe('Meridian LeagueLive 63′Harbour2Valley112.05X3.1023.40');
  gateway.on(gameMatches, { value: { matches: [match({ minute: 64, score: { home: 3, away: 1 } })] } });
  await wait(30_000);
  expect(card().textContent).toContain('Live 64′Harbour3Valley1');
  gateway.on(gameMatches, { refused: { message: 'refused' } });
  await wait(30_000);
  expect(card().textContent).toContain('Live 64′Harbour3');
});

test('a tap opens the game that takes bets on the match [R7.36] [R2.18]', async () => {
  signInMember();
  gateway.on(gameMatches, { value: { matches: [match({ phase: 'upcoming', minute: undefined })] } });
  openPage('/m/home', <PopularMatches />);
  await wait(100);
  fireEvent.click(card());
  expect(address()).toBe('/m/launchGame?vendor=WST&code=FOOT&playType=live&backUrl=%2Fm%2Fhome');
});

test('without matches nothing is rendered', async () => {
  gateway.on(gameMatches, { value: { matches: [] } });
  openPage('/m/home', <PopularMatches />);
  await wait(100);
  expect(document.querySelector('section, [aria-busy="true"]')).toBeNull();
});

test('where the gateway has no matches to give, nothing keeps their place', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  gateway.on(gameMatches, { status: 404 });
  openPage('/m/home', <PopularMatches />);
  await wait(100);
  expect(document.querySelector('section, [aria-busy="true"]')).toBeNull();
});

test('a start today shows the time, a start on another day shows the weekday too', () => {
  const noon = new Date(2026, 4, 6, 12).getTime();
  const hour = 3_600_000;
  expect(startText(noon + hour, noon, 'FR')).toBe('13:00');
  expect(startText(noon + 24 * hour, noon, 'FR')).toMatch(/^jeu\. 12:00$/);
});
