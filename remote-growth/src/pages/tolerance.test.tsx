/** @jest-environment jsdom */
import { downloadSetting, type Endpoint, listAnnouncements, status } from '@tessera/contract';
import { tellingMutations } from '@tessera/contract/testing';
import * as surroundings from '@tessera/shell/environment';
import { refreshSite } from '@tessera/shell/site';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { gateway, phone } from '../testing/places';
import AppPage from './app';
import DownloadPage from './download';
import NewsPage from './news';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: jest.fn(),
}));

/** A page, a call that it makes, and the texts that it shows whatever one field of the answer is, by the fields they need. */
interface Screen {
  readonly at: string;
  readonly page: ReactNode;
  readonly endpoint: Endpoint;
  readonly valid: object;
  readonly shows: Readonly<Record<string, readonly string[]>>;
}

const site = {
  siteName: 'Golden Demo',
  appVersion: { IOS: '2.5.0', Android: '2.4.1' },
  downLinkObj: { Android: { url: 'https://app.test/demo.apk' } },
};

const screens: readonly Screen[] = [
  {
    at: '/m/news',
    page: <NewsPage />,
    endpoint: listAnnouncements as Endpoint,
    valid: {
      announcements: [
        {
          id: 'a',
          type: 'POPUP',
          title: 'Double deposit',
          content: 'Only today',
          image: '/a.svg',
          link: '/m/x',
        },
        { id: 'b', type: 'FLOAT', title: 'Daily chest' },
      ],
    },
    shows: { 'Daily chest': ['announcements.1'], 'Double deposit': ['announcements.0'] },
  },
  {
    at: '/m/app',
    page: <AppPage />,
    endpoint: downloadSetting as Endpoint,
    valid: { app_desc: 'Play anywhere', icon: '/a.png', popup: { enabled: true, wait: 5 }, install: {} },
    shows: { 'Golden Demo': [], 'Version 2.4.1': [], 'Play anywhere': ['app_desc'] },
  },
  {
    at: '/m/download',
    page: <DownloadPage />,
    endpoint: status as Endpoint,
    valid: site,
    shows: {
      'Get the app': [],
      'Download for Android': ['downLinkObj'],
      'Version 2.4.1': ['appVersion', 'downLinkObj'],
    },
  },
];

async function open({ at, page, endpoint }: Screen, value: unknown): Promise<void> {
  gateway.forget();
  sessionStorage.clear();
  jest.mocked(surroundings.environment).mockReturnValue(phone);
  gateway.on(status, { value: site });
  gateway.on(downloadSetting, { value: {} });
  gateway.on(listAnnouncements, { value: { announcements: [] } });
  gateway.on(endpoint, { value });
  await refreshSite().catch(() => undefined);
  render(<MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>);
  await waitFor(() => expect(gateway.calls(endpoint)).not.toHaveLength(0));
}

const pageText = () => document.body.textContent ?? '';
const isPart = (whole: string, part: string) =>
  whole === '' || part === whole || part.startsWith(`${whole}.`);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test.each(screens.map((one) => [one.at, one.endpoint.name, one] as const))(
  '%s shows what a valid answer to %s has',
  async (_, _name, one) => {
    await open(one, one.valid);
    for (const text of Object.keys(one.shows)) await waitFor(() => expect(pageText()).toContain(text));
  },
);

test.each(
  screens.flatMap((one) =>
    [...tellingMutations(one.endpoint, one.valid)].map(
      ([place, mutations]) => [one.at, place || 'whole', one.endpoint.name, one, mutations] as const,
    ),
  ),
)(
  '%s stands with all other parts, whatever the %s of the answer to %s is',
  async (_, _place, _name, one, mutations) => {
    for (const { place, what, value, isRefused } of mutations) {
      await open(one, value);
      const at = place.join('.');
      const expected = Object.entries(one.shows).flatMap(([text, from]) =>
        from.some((part) => isRefused || isPart(at, part) || isPart(part, at)) ? [] : [text],
      );
      const shown = () => expected.filter((text) => pageText().includes(text));
      await waitFor(() => expect({ what, shown: shown() }).toEqual({ what, shown: expected }));
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
      expect(pageText()).not.toMatch(/NaN|undefined|null|\[object|Invalid Date|[Cc]onnection/);
      cleanup();
    }
  },
);
