import { downloadSetting, status } from '@tessera/contract';
import * as surroundings from '@tessera/shell/environment';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { loadConsent } from '../common/consent';
import AppOffers from '../features/app-offers';
import AppWindow from '../features/app-window';
import DownloadBar from '../features/download-bar';
import { barPlace } from '../features/download-offer/bar-place';

export const gateway = provideVisits({
  merchant: { allow: { links: ['https://get.test', 'https://news.test'] } },
});
beforeEach(() => loadConsent({ required: false }));
// As on a page that is laid out below the bar.
beforeEach(() => barPlace.setState(true));

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

/** All parts of the remote that offer the app, on a home page with links to other pages. */
export const places = (
  <MemoryRouter initialEntries={['/m/home']}>
    <DownloadBar />
    <AppWindow />
    <AppOffers />
    <Routes>
      <Route path="/m/home" element={<Link to="/m/news">from home to another</Link>} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>
  </MemoryRouter>
);

/**
 * Prepares the places. The test must mock `environment`.
 * @param here differences of the environment from an Android phone
 * @param own additional fields of the site's status
 * @param setting the merchant's settings for the app
 */
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

/** Prepares the places and renders them. */
export async function openPlaces(...which: Parameters<typeof preparePlaces>) {
  await preparePlaces(...which);
  return render(places);
}

export const bar = () => screen.findByRole('complementary', { name: 'Get the app' });
/** Clicks a link. Prevents the navigation, which jsdom does not have. */
export async function follow(name: string): Promise<HTMLElement> {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  return link;
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
