import { downloadSetting, status } from '@tessera/contract';
import * as surroundings from '@tessera/shell/environment';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import AppOffers from '../app-offers';
import AppWindow from '../download-bar/app-window';
import DownloadBar from '../download-bar/download-bar';

export const gateway = provideVisits();

export const phone: surroundings.Environment = {
  os: 'android',
  osVersion: '14',
  browser: 'Chrome',
  browserVersion: '140',
  isNativeApp: false,
  appVersion: '',
  isPwa: false,
  isWebclip: false,
  isTelegram: false,
  isMaya: false,
  isGcash: false,
  isIpad: false,
  isMobile: true,
};

export const site = {
  siteName: 'Golden Demo',
  downLinkObj: { Android: { url: 'https://app.test/demo.apk' }, IOS: { url: 'https://app.test/ios' } },
};

/** All that the remote shows of the app, on a home page from which other pages can be reached. */
export const places = (
  <MemoryRouter initialEntries={['/m/home']}>
    <DownloadBar />
    <AppWindow />
    <AppOffers />
    <Routes>
      <Route path="/m/home" element={<p>home</p>} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>
  </MemoryRouter>
);

/** Gets ready to open the places in an environment, which the test has mocked, at a merchant with settings. */
export async function preparePlaces(
  here: Partial<surroundings.Environment> = {},
  own: object = {},
  setting: object = {},
): Promise<void> {
  jest.mocked(surroundings.environment).mockReturnValue({ ...phone, ...here });
  gateway.on(status, { value: { ...site, ...own } });
  gateway.on(downloadSetting, { value: setting });
  await refreshSite();
}

/** The same, and opens them. */
export async function openPlaces(...which: Parameters<typeof preparePlaces>) {
  await preparePlaces(...which);
  return render(places);
}

export const bar = () => screen.findByRole('complementary', { name: 'Get the app' });
/** Follows a link as far as the page goes: jsdom has nowhere to go. */
export async function follow(name: string): Promise<HTMLElement> {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  return link;
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
