/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideSurroundings } from '../../testing/screen';
import { here, visit } from '../../testing/visit';
import PasswordChangePage from '.';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();
beforeEach(startAnew);

/** Fills the form that is on screen, and sends it. */
async function change() {
  await userEvent.type(screen.getByLabelText('current_password'), 'Old-password1');
  await userEvent.type(screen.getByLabelText('new_password'), 'New-password1');
  await userEvent.type(screen.getByLabelText('repeat_password'), 'New-password1');
  await userEvent.click(screen.getByRole('button', { name: 'change_password' }));
}

test('a change that the member must make says so, one that the member wants does not [R4.5b, R2.16]', () => {
  const forced = visit('/m/changePsw?forced=1', PasswordChangePage);
  expect(screen.getByRole('heading', { name: 'change_password_title' })).toBeTruthy();
  expect(screen.getByText('change_password_hint')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  forced.unmount();
  visit('/m/changePsw', PasswordChangePage);
  expect(screen.getByRole('heading', { name: 'change_password' })).toBeTruthy();
  expect(screen.queryByText('change_password_hint')).toBeNull();
  // The keyboard is open on the first field, which spares a tap.
  expect(document.activeElement).toBe(screen.getByLabelText('current_password'));
});

test.each([
  ['to the home page as the first page of a visit', '', '/m/home'],
  ['to the target of its address', '?backUrl=%2Fm%2Fmember%2Fsecurity', '/m/member/security'],
])('a change that the member wants leads %s [R2.16]', async (_case, query, end) => {
  gateway.on('/wps/member/password', { success: true, value: {} });
  visit(`/m/changePsw${query}`, PasswordChangePage);
  await change();
  await waitFor(() => expect(here()).toBe(end));
});

test('a gateway without the call holds nobody: the member reads so, goes on, and is not held again [R2.16]', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  gateway.on('/wps/member/password', { status: 404 });
  const forced = visit('/m/changePsw?forced=1', PasswordChangePage);
  await change();
  expect(await screen.findByText('failure_absent')).toBeTruthy();
  expect(screen.queryByLabelText('current_password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'confirm' }));
  expect(here()).toBe('/m/home');
  forced.unmount();

  const again = visit('/m/changePsw?forced=1', PasswordChangePage);
  await waitFor(() => expect(here()).toBe('/m/home'));
  again.unmount();
  visit('/m/changePsw', PasswordChangePage);
  expect(screen.getByText('failure_absent')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'contact_support' })).toBeTruthy();
  expect(here()).toBe('/m/changePsw');
  info.mockRestore();
});
