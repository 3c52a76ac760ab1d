/** @jest-environment jsdom */
import { provideDialogs } from '@tessera/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppearanceRow } from './appearance-row';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
provideDialogs();
const html = document.documentElement;
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete html.dataset.scheme;
  delete html.dataset.appearance;
});

test('a merchant with one look offers no other', () => {
  html.dataset.scheme = 'dark';
  render(<AppearanceRow />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the chosen look shows at once and is kept', async () => {
  html.dataset.scheme = 'auto';
  render(<AppearanceRow />);
  await userEvent.click(screen.getByRole('button', { name: /Same as your device/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(html.dataset.appearance).toBe('light');
  expect(localStorage.getItem('tessera:appearance')).toBe('light');
});
