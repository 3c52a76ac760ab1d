/** @jest-environment jsdom */
import { provideVisits } from '@tessera/shell/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageRow } from './language-row';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

provideVisits();
provideDialogs();

const openList = async () => {
  render(<LanguageRow />);
  await userEvent.click(screen.getByRole('button', { name: /Language/ }));
  return within(screen.getByRole('dialog', { name: 'Choose a language' }));
};

afterEach(cleanup);

test('lists the merchant’s languages, each in its own words and direction', async () => {
  const list = await openList();
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'English',
    '简体中文',
    'العربية',
  ]);
  const arabic = list.getByText('العربية');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
  expect(list.getByRole('button', { current: true }).textContent).toBe('English');
});

test('a selection changes the page, is stored, and closes the list', async () => {
  const list = await openList();
  await userEvent.click(list.getByRole('button', { name: 'العربية' }));
  expect(document.documentElement.lang).toBe('ar');
  expect(document.documentElement.dir).toBe('rtl');
  expect(localStorage.getItem('tessera:language')).toContain('AR');
  expect(screen.queryByRole('dialog')).toBeNull();
});
