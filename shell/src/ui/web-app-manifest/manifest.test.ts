/** @jest-environment jsdom */
import type { WebManifest } from '@tessera/contract';
import { provideRelease } from '../../testing';
import { showManifest } from '.';
import { readManifest } from './read-manifest';
import { provideTouchIcon } from './touch-icon';

provideRelease({ merchant: { code: 'aurora' } });
const fetched = jest.fn();
Object.assign(globalThis, { fetch: fetched });

const manifest = (name: string, more: Partial<WebManifest> = {}): WebManifest => ({
  name,
  icons: [],
  related_applications: [],
  ...more,
});
const metaOf = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const touchIcon = () => document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href');
function link(rel: string, href: string): void {
  const element = document.createElement('link');
  Object.assign(element, { rel, href });
  document.head.append(element);
}

beforeEach(() => {
  jest.useFakeTimers();
  for (const element of document.head.querySelectorAll('link, meta')) element.remove();
  document.title = 'Of the page';
});

describe('the link of the manifest', () => {
  // A page reads it once, so each test resets the modules.
  const fresh = (): typeof readManifest => {
    let read = readManifest;
    jest.isolateModules(() => {
      read = jest.requireActual('./read-manifest').readManifest;
    });
    return read;
  };

  test('is requested with the merchant in a header, and its fields are read [R7.18] [R3.40]', async () => {
    link('manifest', '/wps/system/manifest.json?merchantCode=aurora');
    const fields = {
      ...manifest('Aurora Club', { short_name: 'Aurora', display: 'standalone', theme_color: '#ffffff' }),
      icons: [{ src: '/192.png', sizes: '192x192' }],
      related_applications: [{ platform: 'webapp', url: '/manifest.json' }],
    };
    fetched.mockResolvedValue({ json: () => Promise.resolve(fields) });
    expect(await fresh()()).toEqual(fields);
    expect(fetched).toHaveBeenCalledWith(`${location.origin}/wps/system/manifest.json?merchantCode=aurora`, {
      headers: { Merchant: 'aurora' },
    });
  });

  test('is awaited for 10 s [R9.29]', async () => {
    const settled = jest.fn();
    void fresh()().then(settled);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(undefined);
  });

  test('that is added late is requested at once', async () => {
    fetched.mockResolvedValue({ json: () => Promise.resolve(manifest('Late')) });
    const read = fresh()();
    await jest.advanceTimersByTimeAsync(3_000);
    link('manifest', '/late.json');
    expect(await read).toMatchObject({ name: 'Late' });
  });

  test('without a manifest behind it is ignored', async () => {
    link('manifest', '/broken.json');
    fetched.mockResolvedValue({ json: () => Promise.resolve('no manifest') });
    expect(await fresh()()).toBeUndefined();
  });
});

test('a name of fewer than 13 characters is the title [R5.19]', () => {
  showManifest(manifest('Twelve chars'));
  expect(document.title).toBe('Twelve chars');
  expect(metaOf('apple-mobile-web-app-title')).toBe('Twelve chars');
});

test('a longer name does not change the title, and the short name is shown below the icon [R5.19]', () => {
  showManifest(manifest('Thirteen char', { short_name: 'Short' }));
  expect(document.title).toBe('Of the page');
  expect(metaOf('apple-mobile-web-app-title')).toBe('Short');
});

test('the colour is used if the page has none', () => {
  showManifest(manifest('A', { theme_color: '#ffffff' }));
  expect(metaOf('theme-color')).toBe('#ffffff');
  showManifest(manifest('A', { theme_color: '#123456' }));
  expect(metaOf('theme-color')).toBe('#ffffff');
});

describe('the icon for iOS', () => {
  const icons = [512, 192, 96].map((size) => ({ src: `/${size}.png`, sizes: `${size}x${size}` }));

  test('is the one of the page, if it is added within 5 s [R9.29]', async () => {
    const provided = provideTouchIcon(() => '/site.png', undefined);
    await jest.advanceTimersByTimeAsync(4_900);
    link('apple-touch-icon', '/page.png');
    await provided;
    expect(touchIcon()).toBe('/page.png');
  });

  test('is the one of the site after 5 s without one [R9.29]', async () => {
    void provideTouchIcon(() => '/site.png', manifest('A', { icons }));
    await jest.advanceTimersByTimeAsync(4_999);
    expect(touchIcon()).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(touchIcon()).toBe('/site.png');
  });

  test('is otherwise the smallest of the manifest that is large enough', async () => {
    void provideTouchIcon(() => undefined, manifest('A', { icons }));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(touchIcon()).toBe('/192.png');
  });
});
