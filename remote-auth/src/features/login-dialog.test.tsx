/** @jest-environment jsdom */
import { changeLanguage } from '@tessera/shell/i18n';
import { openLogin } from '@tessera/shell/navigation';
import { provideDialogs } from '@tessera/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideSurroundings } from '../testing/screen';
import { visit } from '../testing/visit';
import LoginDialog from './login-dialog';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { startAnew } = provideSurroundings();
beforeAll(provideDialogs);
beforeEach(startAnew);

test('a change of the language leaves the open dialog as it is, with what was typed and the focus', async () => {
  visit('/m/home', LoginDialog);
  act(() => openLogin());
  const dialog = screen.getByRole('dialog', { name: 'login_title' });
  const field = screen.getByLabelText<HTMLInputElement>('username');
  await userEvent.type(field, 'anna');
  // A browser that names its languages late changes the language without a tap (R4.34c).
  await act(() => changeLanguage('AR'));
  expect(document.documentElement.lang).toBe('ar');
  expect(screen.getByRole('dialog', { name: 'login_title' })).toBe(dialog);
  expect(screen.getByLabelText('username')).toBe(field);
  expect(field.value).toBe('anna');
  expect(document.activeElement).toBe(field);
});
