/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { provideSurroundings } from '../../testing/screen';
import { visit } from '../../testing/visit';
import PasswordChangePage from '.';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { startAnew } = provideSurroundings();
beforeEach(startAnew);

test('a change that the member must make says so, one that the member wants does not [R4.5b, R2.16]', () => {
  const forced = visit('/m/changePsw?forced=1', PasswordChangePage);
  expect(screen.getByRole('heading', { name: 'change_password_title' })).toBeTruthy();
  expect(screen.getByText('change_password_hint')).toBeTruthy();
  forced.unmount();
  visit('/m/changePsw', PasswordChangePage);
  expect(screen.getByRole('heading', { name: 'change_password' })).toBeTruthy();
  expect(screen.queryByText('change_password_hint')).toBeNull();
});
