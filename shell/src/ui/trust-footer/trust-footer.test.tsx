/** @jest-environment jsdom */
import { responsiblePlay, siteStatus } from '@tessera/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { siteStore } from '../../core/site/store';
import { provideShellTexts, provideVisits } from '../../testing';
import { here, openAt } from '../../testing/open-at';
import { TrustFooter } from '.';
import PageFooter from './page-footer';

const gateway = provideVisits({ merchant: { allow: { links: ['https://licence.example'] } } });
beforeAll(provideShellTexts);

const pages = [
  { topic: 'terms & more', title: 'Terms' },
  { topic: 'licence', title: 'Licence', link: 'https://licence.example/42' },
  { topic: 'trap', title: 'Trap', link: 'https://trap.example/' },
];

const setTemplate = (mobileTemplate: object) =>
  act(() => siteStore.setState(v.parse(siteStatus, { mobileTemplate }), true));

async function openFooter(mobileTemplate: object, help: object = {}): Promise<HTMLElement> {
  setTemplate(mobileTemplate);
  gateway.on(responsiblePlay, { value: help });
  await openAt('/m/home', <TrustFooter />);
  return screen.getByRole('contentinfo');
}
const openWith = (rules: unknown, help?: object) => openFooter({ rules }, help);
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);

test('names the smallest age and the rules, except those on a site that the merchant does not trust', async () => {
  const footer = await openWith({ minimumAge: 21, pages });
  expect(within(footer).getByText('Only for players aged 21 and over')).toBeTruthy();
  expect(links()).toEqual([
    ['Terms', '/m/rules/terms%20%26%20more'],
    ['Licence', 'https://licence.example/42'],
  ]);
});

test('a page of the app opens in the app', async () => {
  await openWith({ pages });
  fireEvent.click(screen.getByRole('link', { name: 'Terms' }));
  expect(here()).toBe('/m/rules/terms%20%26%20more');
  expect(screen.queryByText(/aged/)).toBeNull();
});

test('lists the help to play responsibly that the merchant offers', async () => {
  await openWith({}, { advice: '/m/helps', limits: 'https://licence.example/limits' });
  const help = await screen.findByRole('list', { name: 'Responsible gaming' });
  expect(within(help).getAllByRole('link')).toHaveLength(2);
  expect(links()).toEqual([
    ['Limits', 'https://licence.example/limits'],
    ['Advice and help', '/m/helps'],
  ]);
});

test('a merchant that says nothing has no words there', async () => {
  const footer = await openWith(undefined);
  expect(footer.childNodes).toHaveLength(0);
});

test('shows the ways to pay, with their brands where the pictures can be loaded', async () => {
  const card = { code: 'card', name: 'Bank card', logo: '/card.svg' };
  await openFooter({ payments: [card, { code: 'cash', name: 'Cash' }, { code: 'none' }] });
  const payments = screen.getByRole('list', { name: 'Payment methods' });
  const shown = () =>
    within(payments)
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.querySelector('img')?.getAttribute('src')]);
  expect(shown()).toEqual([
    ['Bank card', '/card.svg'],
    ['Cash', undefined],
  ]);
  for (const logo of payments.querySelectorAll('img')) fireEvent.error(logo);
  expect(shown()).toEqual([
    ['Bank card', undefined],
    ['Cash', undefined],
  ]);
});

describe('the footer of a page', () => {
  afterEach(() => document.documentElement.removeAttribute('data-wide'));

  test('a phone has it, a wide window shows it beside the page instead', async () => {
    setTemplate({ rules: { pages } });
    await openAt('/m/home', <PageFooter />);
    expect(screen.getByRole('link', { name: 'Terms' })).toBeTruthy();
    await act(async () => void document.documentElement.toggleAttribute('data-wide', true));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
