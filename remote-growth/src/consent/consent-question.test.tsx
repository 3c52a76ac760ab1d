/** @jest-environment jsdom */
import { consent as consentCall } from '@tessera/contract';
import { provideGateway, provideRelease } from '@tessera/shell/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTurn } from '../turns/turns';
import { currentConsent, loadConsent } from './consent';
import { ConsentPlace } from './consent-question';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
let review: (() => void) | undefined;
jest.mock('@tessera/shell/tracking', () => ({
  provideConsentReview: (open: () => void) => {
    review = open;
  },
}));

provideRelease();
const gateway = provideGateway();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('region', { name: 'Your privacy' });

const News = () => useTurn('announcements', true) && <p>news</p>;

beforeAll(async () => {
  gateway.on(consentCall, { value: { info: { required: true, policy: '/m/help' } } });
  await loadConsent();
});
beforeEach(async () => {
  act(() => review?.());
  render(<ConsentPlace />);
  await screen.findByRole('region', { name: 'Your privacy' }, { timeout: 3_000 });
});
afterEach(cleanup);

test('the question stands beside the page, leads to the policy, and takes no focus by itself', () => {
  expect(question()).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/m/help');
  expect(document.activeElement).toBe(document.body);
});

test('someone can agree by purpose, and nothing else interrupts them before', async () => {
  render(<News />);
  await press('Choose');
  await userEvent.click(screen.getByRole('switch', { name: 'Analytics' }));
  expect(screen.queryByText('news')).toBeNull();
  await press('Save my choices');
  expect(currentConsent().choice).toEqual({ analytics: true, marketing: false });
  expect(question()).toBeNull();
  expect(await screen.findByText('news', {}, { timeout: 3_000 })).toBeTruthy();
});

test('someone who looks again finds what they chose, and is there; Escape leaves it as it is', async () => {
  expect(document.activeElement).toBe(question());
  expect(screen.getByRole('switch', { name: 'Analytics' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('switch', { name: 'Advertising' }));
  await userEvent.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(currentConsent().choice).toEqual({ analytics: true, marketing: false });
});

test.each([
  ['Accept all', true],
  ['Reject all', false],
])('%s is one tap', async (name, agreed) => {
  await press(name);
  expect(currentConsent()).toMatchObject({
    choice: { analytics: agreed, marketing: agreed },
    isOpen: false,
  });
});
