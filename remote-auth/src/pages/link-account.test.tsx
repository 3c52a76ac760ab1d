/** @jest-environment jsdom */
import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { alert, toast } from '@tessera/shell/notices';
import { signIn } from '@tessera/shell/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { path, provideSurroundings } from '../testing/screen';
import { here, visit } from '../testing/visit';
import LinkAccountPage from './link-account';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
  toast: jest.fn(),
}));
const signInAtLine = jest.fn();
jest.mock('../features/providers/line/sign-in', () => ({ signIn: () => signInAtLine() }));
jest.mock('../common/private-browsing', () => ({ isPrivateBrowsing: async () => false }));

const { gateway, startAnew } = provideSurroundings();
const BIND = '/wps/relay/WPSCORE_bindSocial';
const purpose = storedValue(keys.socialPurpose);
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'continue_with' }));

beforeEach(async () => {
  await startAnew();
  gateway.on(path.status, {
    success: true,
    value: { whitelabelVal: { LINELOGIN3: true, TELEGRAMLOGIN3: true }, gw: { LINE_CLIENT_ID: '7' } },
  });
  const { refreshSite } = await import('@tessera/shell/site');
  await refreshSite();
  signIn({ id: '7', token: 't', userName: 'anna', customerType: 0 });
  gateway.on(BIND, { success: true });
  signInAtLine.mockReset().mockResolvedValue({ lineSessionToken: 'line-1' });
  visit('/m/linkAccount?channel=line', LinkAccountPage);
});

test('a proof of the chosen provider is linked to the member, who returns to the security page', async () => {
  await press();
  await waitFor(() => expect(here()).toBe('/m/member/security'));
  expect(gateway.calls(BIND).map(({ body }) => body)).toEqual([{ lineSessionToken: 'line-1' }]);
  expect(toast).toHaveBeenCalledWith('account_linked', expect.anything());
  expect(purpose.get()).toBeUndefined();
});

test('a refusal is shown, and the member stays', async () => {
  gateway.on(BIND, { success: false, errorCode: 'contact_taken', message: 'Taken' });
  await press();
  await waitFor(() => expect(alert).toHaveBeenCalledWith(expect.objectContaining({ message: 'Taken' })));
  expect(here()).toContain('/m/linkAccount');
});

test('the purpose is kept while the page is left for the provider', async () => {
  signInAtLine.mockResolvedValue('leaving');
  await press();
  await waitFor(() => expect(purpose.get()).toBe('link'));
  expect(gateway.calls(BIND)).toEqual([]);
});
