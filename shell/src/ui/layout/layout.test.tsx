/** @jest-environment jsdom */
import { provideDialogs } from '@tessera/ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { provideRelease, provideShellTexts } from '../../testing';
import { Layout } from '.';

provideDialogs();
provideRelease();
beforeAll(provideShellTexts);

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Layout>
        <p>the page</p>
      </Layout>
    </MemoryRouter>,
  );

test.each(['/m/home', '/m/wallet', '/m/inviteFriends', '/m/nowhere'])(
  '%s has a page and the bottom navigation',
  (path) => {
    open(path);
    expect(screen.getByRole('main').textContent).toBe('the page');
    expect(screen.getByRole('navigation')).toBeTruthy();
  },
);

test.each([
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/changePsw',
  '/m/forgotPsw',
  '/m/linkAccount',
  '/m/launchGame',
])('%s has the whole screen', (path) => {
  open(path);
  expect(screen.getByRole('main').textContent).toBe('the page');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the first stop of the keyboard leads past the page to the bottom navigation', async () => {
  open('/m/home');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Main navigation' }));
  await userEvent.keyboard('{Enter}');
  const [first] = within(screen.getByRole('navigation')).getAllByRole('button');
  expect(document.activeElement).toBe(first);
});
