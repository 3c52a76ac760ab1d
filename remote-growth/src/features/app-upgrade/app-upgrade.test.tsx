/** @jest-environment jsdom */
import { status } from '@tessera/contract';
import * as surroundings from '@tessera/shell/environment';
import { refreshSite } from '@tessera/shell/site';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { gateway, phone, site } from '../../testing/places';
import AppUpgrade from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: jest.fn(),
}));

provideDialogs();

async function open(here: object, flags: object = {}) {
  jest.mocked(surroundings.environment).mockReturnValue({ ...phone, appVersion: '2.4.39', ...here });
  gateway.on(status, {
    value: { ...site, appVersion: { Android: '2.5.0', IOS: '2.5.0' }, whitelabelVal: flags },
  });
  await refreshSite();
  return render(<AppUpgrade />);
}
const dialog = () => screen.findByRole('dialog', { name: 'A new version is here' }, { timeout: 3_000 });
const cancel = (shown: HTMLElement) =>
  act(async () => void fireEvent(shown, new Event('cancel', { cancelable: true })));

afterEach(async () => {
  cleanup();
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
  jest.restoreAllMocks();
});

test('inside the native app, a newer version is offered with its link; closed, it does not come again in this session [R2.52a, R2.52b]', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { unmount } = await open({ isNativeApp: true });
  expect((await dialog()).textContent).toContain('Version 2.5.0');
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
  expect(opened.mock.calls).toEqual([['https://app.test/demo.apk', '_self', 'noopener']]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  unmount();
  await open({ isNativeApp: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_200)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with the flag MANDATORYAPPUPDATES3 it has no close button and cannot be dismissed [R2.52b, R6.5a]', async () => {
  sessionStorage.setItem('tessera:declined-upgrade', '"2.5.0"');
  await open({ isNativeApp: true }, { MANDATORYAPPUPDATES3: true });
  const shown = await dialog();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await cancel(shown);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(shown.textContent).toContain('Update the app to continue');
});

test('outside the native app nothing is offered [R2.52a]', async () => {
  await open({ isNativeApp: false });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole('dialog')).toBeNull();
});
