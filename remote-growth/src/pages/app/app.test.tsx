/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import AppPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: jest.fn(),
}));

const appVersion = { IOS: '2.5.0', Android: '2.4.1' };

test('the page of the app has its name, rating, version, description and the way to download it [R2.23]', async () => {
  await openPage('/m/app', <AppPage />, {}, { appVersion }, { app_desc: 'Play anywhere' });
  expect(await screen.findByText('Play anywhere')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Golden Demo' })).toBeTruthy();
  expect(screen.getByText('Rated 5.0 out of 5 stars')).toBeTruthy();
  expect(screen.getByText('Version 2.4.1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe('/m/download');
});

test('inside the app, the version is the installed one, and the description the template’s [R2.23, R3.26]', async () => {
  const site = { appVersion, mobileTemplate: { app_desc: 'Of the template' } };
  await openPage('/m/app', <AppPage />, { isNativeApp: true, appVersion: '2.3.0' }, site);
  expect(await screen.findByText('Version 2.3.0')).toBeTruthy();
  expect(screen.getByText('Of the template')).toBeTruthy();
});
