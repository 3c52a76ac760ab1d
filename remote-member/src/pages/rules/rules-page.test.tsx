/** @jest-environment jsdom */
import { helpCentre, rulePage, status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import config from '../../../remote.config';
import { openPage } from '../../testing/page';
import HelpPage from '../help';
import RulesPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
const gateway = provideVisits();
afterEach(cleanup);

const pages = [
  { topic: 'terms', title: 'Terms and conditions' },
  { topic: 'licence', title: 'Licence', link: 'https://licence.example/42' },
  { topic: 'trap', title: 'Trap', link: 'http://plain.example/' },
];
async function provideRules(rules?: object): Promise<void> {
  gateway.on(status, { value: { mobileTemplate: { rules } } });
  gateway.on(helpCentre, { value: { categories: [] } });
  await refreshSite();
}
const open = () =>
  render(
    <MemoryRouter initialEntries={['/m/rules/terms']}>
      <Routes>
        <Route path="/m/rules/:topic" element={<RulesPage />} />
      </Routes>
    </MemoryRouter>,
  );

test('visitors read the text of a topic, cleaned, with its date', async () => {
  await provideRules({ pages });
  gateway.on(rulePage, {
    value: {
      title: 'Terms',
      content: '<p onclick="x()">One <b>account</b></p>',
      at: Date.UTC(2026, 0, 1, 12),
    },
  });
  const { container } = open();
  expect(config.routes.find(({ path }) => path === '/m/rules/:topic')?.guard).toBeUndefined();
  expect(await screen.findByText('account')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Terms and conditions' })).toBeTruthy();
  expect(screen.getByText(/2026/)).toBeTruthy();
  expect(container.querySelector('[onclick]')).toBeNull();
  expect(gateway.queries(rulePage)).toEqual([{ topic: 'terms' }]);
});

test('a text that cannot be loaded is not an empty page', async () => {
  await provideRules({ pages });
  gateway.on(rulePage, { value: { title: 'Terms' } });
  open();
  expect(await screen.findByText('We couldn’t load this page')).toBeTruthy();
});

test('the help centre links to the pages of the app and to allowed sites', async () => {
  await provideRules({ pages });
  openPage('/m/helpCenter', <HelpPage />);
  expect(await screen.findByRole('button', { name: 'Terms and conditions' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Licence' }).getAttribute('href')).toBe(
    'https://licence.example/42',
  );
  expect(screen.queryByText('Trap')).toBeNull();
});

test('a merchant without rules has no such part', async () => {
  await provideRules();
  openPage('/m/helpCenter', <HelpPage />);
  await screen.findByText('Still need help?');
  expect(screen.queryByRole('heading', { name: 'Rules' })).toBeNull();
});
