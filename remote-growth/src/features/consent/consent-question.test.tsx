/** @jest-environment jsdom */
import { consent as consentCall } from '@tessera/contract';
import { provideGateway, provideRelease } from '@tessera/shell/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentConsent, loadConsent } from '../../common/consent';
import { usePrompt } from '../../common/prompt-queue';
import { ConsentPrompt } from './consent-question';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
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

const App = () => usePrompt('install', true) && <p>app</p>;

beforeAll(async () => {
  gateway.on(consentCall, { value: { info: { required: true, policy: '/m/help' } } });
  await loadConsent();
});
beforeEach(async () => {
  act(() => review?.());
  render(<ConsentPrompt />);
  await screen.findByRole('region', { name: 'Your privacy' }, { timeout: 3_000 });
});
afterEach(cleanup);

test('the question is not modal, links to the policy, and does not take the focus', () => {
  expect(question()).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/m/help');
  expect(document.activeElement).toBe(document.body);
});

test('purposes can be allowed one by one, and another prompt follows the answer', async () => {
  render(<App />);
  await press('Choose');
  await userEvent.click(screen.getByRole('switch', { name: 'Analytics' }));
  expect(screen.queryByText('app')).toBeNull();
  await press('Save my choices');
  expect(currentConsent().choice).toEqual({ analytics: true, marketing: false });
  expect(question()).toBeNull();
  expect(await screen.findByText('app', {}, { timeout: 3_000 })).toBeTruthy();
});

test('opened again, the question has the focus and the earlier choice; Escape changes nothing', async () => {
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
])('%s needs one tap', async (name, agreed) => {
  await press(name);
  expect(currentConsent()).toMatchObject({
    choice: { analytics: agreed, marketing: agreed },
    isOpen: false,
  });
});
