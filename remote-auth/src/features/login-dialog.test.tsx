/** @jest-environment jsdom */
import { changeLanguage } from '@tessera/shell/i18n';
import { closeLogin, openLogin, useLoginDialog } from '@tessera/shell/navigation';
import { provideDialogs } from '@tessera/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideSurroundings } from '../testing/screen';
import { here, visit } from '../testing/visit';
import LoginDialog from './login-dialog';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { startAnew } = provideSurroundings();
beforeAll(provideDialogs);
beforeEach(startAnew);
afterEach(() => act(closeLogin));

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

/** The dialog as the overlay renders it: gone once it is closed. */
const Overlay = () => useLoginDialog() && <LoginDialog />;

test('the dialog names what the login is for, and shows its picture until that fails', () => {
  visit('/m/home', Overlay);
  act(() => openLogin('/m/launchGame', { title: 'Play Star Reel', detail: 'Kestrel', picture: '/star.svg' }));
  const dialog = screen.getByRole('dialog', { name: 'Play Star Reel' });
  expect(screen.getByText('Kestrel')).toBeTruthy();
  const picture = dialog.querySelector('img[src="/star.svg"]');
  if (!picture) throw new Error('There is no picture');
  fireEvent.error(picture);
  expect(dialog.querySelector('img[src="/star.svg"]')).toBeNull();
  expect(screen.getByText('Kestrel')).toBeTruthy();
});

test('the way on without a login closes the dialog and opens its page', async () => {
  visit('/m/home', Overlay);
  const instead = { label: 'Free play', target: '/m/trialGame?gameId=7' };
  act(() => openLogin('/m/launchGame', { title: 'Play Star Reel', instead }));
  await userEvent.click(screen.getByRole('button', { name: 'Free play' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(here()).toBe('/m/trialGame?gameId=7');
});

test('a login that is opened for nothing in particular says nothing of the one before', () => {
  visit('/m/home', Overlay);
  act(() => openLogin('/m/launchGame', { title: 'Play Star Reel' }));
  expect(screen.getByRole('dialog', { name: 'Play Star Reel' })).toBeTruthy();
  act(closeLogin);
  act(() => openLogin());
  expect(screen.getByRole('dialog', { name: 'login_title' })).toBeTruthy();
});
