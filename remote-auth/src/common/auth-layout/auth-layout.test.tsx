/** @jest-environment jsdom */
import { currentLanguage } from '@tessera/shell/i18n';
import { refreshSite } from '@tessera/shell/site';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, provideSurroundings } from '../../testing/screen';
import { here, visit } from '../../testing/visit';
import { AuthPage } from './auth-page';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();
// jsdom does not implement modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const Page = () => (
  <AuthPage title="Welcome" footer={null}>
    <p>the form</p>
  </AuthPage>
);
const open = () => visit('/m/login', Page);
const setTemplate = async (mobileTemplate: object) => {
  gateway.on(path.status, { success: true, value: { mobileTemplate } });
  await refreshSite();
};

beforeEach(startAnew);

test("shows the merchant's logo", async () => {
  await setTemplate({ h5_logo: '/logo.svg' });
  open();
  expect(screen.getByAltText('Aurora Club').getAttribute('src')).toBe('/logo.svg');
});

test('shows the name of a merchant whose logo is missing or broken', async () => {
  await setTemplate({ h5_logo: '/broken.svg' });
  open();
  fireEvent.error(screen.getByAltText('Aurora Club'));
  expect(screen.getByText('Aurora Club')).toBeTruthy();
  expect(screen.getByText('greeting')).toBeTruthy();
});

test('the back button opens the home page if this is the first page of the visit', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(here()).toBe('/m/home');
});

test('the language can be changed on the page', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /language/ }));
  const current = screen
    .getAllByRole('button')
    .find((button) => button.getAttribute('aria-current') === 'true');
  expect(current?.textContent).toBe('English');
  await userEvent.click(screen.getByRole('button', { name: 'العربية' }));
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  expect(currentLanguage()).toBe('AR');
  expect(screen.queryByRole('dialog')).toBeNull();
});
