/** @jest-environment jsdom */
import { country, siteStatus, status } from '@tessera/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { merchant } from '../../platform/merchant';
import { provideGateway, provideRelease } from '../../testing';
import { currentSite, hasFlag, refreshSite, resourceUrl, siteReady, useFlag, useMoney, useSite } from '.';
import { restoreSite } from './load-status';
import { siteStore } from './store';

const STORED = 'tessera:site';
const gateway = provideGateway();
provideRelease({ merchant: { code: 'aurora', name: 'Aurora Club', template: 'MT8803' } });
const site = {
  siteName: 'Aurora',
  ip: '203.0.113.7',
  currency: 'BRL',
  whitelabelVal: { CBS3: 1 },
  resources: [{ resourceType: 'Logo', url: 'https://img.example/logo.svg' }],
};
const forget = () => siteStore.setState(v.parse(siteStatus, {}), true);

beforeEach(() => {
  localStorage.clear();
  forget();
  gateway.received.length = 0;
  gateway.on(status, { value: site });
});

test('before the status is loaded, every part has its default', () => {
  expect(currentSite().currency).toBe('USD');
  expect(hasFlag('CBS3')).toBe(false);
  expect(resourceUrl('Logo')).toBeUndefined();
});

test('the merchant is the release’s [R1.3b]', () => {
  expect(merchant()).toMatchObject({ code: 'aurora', name: 'Aurora Club', template: 'MT8803' });
});

test('the status call sends device, link, first host and page, uncached and without a session [R7.13a]', async () => {
  localStorage.setItem('tid', '"link-7"');
  localStorage.setItem('reg_info', JSON.stringify({ originalDomain: 'first.example' }));
  history.replaceState(null, '', '/m/home?token=secret');
  await refreshSite();
  expect(gateway.calls(status)).toHaveLength(1);
  expect(gateway.calls(status)[0]).toMatchObject({
    method: 'GET',
    query: {
      device: 'MOBILE',
      track: 'link-7',
      originalDomain: 'first.example',
      url: 'http://localhost/m/home',
    },
    headers: { Merchant: 'aurora', 'cache-control': 'no-cache' },
  });
  expect(gateway.calls(status)[0]?.headers).not.toHaveProperty('Authorization');
});

test('flags, resources and money follow the site [R1.3c, R5.18b]', async () => {
  const { result } = renderHook(() => ({
    chat: useFlag('CBS3'),
    money: useMoney()(5),
    name: useSite((s) => s.siteName),
  }));
  expect(result.current).toEqual({ chat: false, money: expect.stringContaining('5.00'), name: '' });
  await act(refreshSite);
  expect(result.current).toEqual({ chat: true, money: expect.stringContaining('5,00'), name: 'Aurora' });
  expect(hasFlag('CBS3')).toBe(true);
  expect(resourceUrl('Logo')).toBe('https://img.example/logo.svg');
});

test('money has the merchant’s own sign on its side, as the country’s answer says [R3.19]', async () => {
  gateway.on(country, { value: { currency: 'BRL', currencySymbol: 'Reais', currencyPosition: 'right' } });
  await refreshSite();
  const { result } = renderHook(useMoney);
  await waitFor(() => expect(result.current(5).replace(/\s/gu, ' ')).toBe('5,00 Reais'));
  const before = result.current;
  await act(refreshSite);
  expect(result.current).toBe(before);
});

test('the last status paints the next visit', async () => {
  await refreshSite();
  forget();
  restoreSite();
  expect(currentSite()).toMatchObject({ siteName: 'Aurora', currency: 'BRL', whitelabelVal: { CBS3: true } });
});

test('the visitor’s address is not kept between visits', async () => {
  await refreshSite();
  expect(currentSite().ip).toBe('203.0.113.7');
  expect(localStorage.getItem(STORED)).not.toContain('203.0.113.7');
});

test('the default password is not kept between visits [R5.2]', async () => {
  gateway.on(status, { value: { ...site, defaultPassword: 'Default-2026' } });
  await refreshSite();
  expect(currentSite().defaultPassword).toBe('Default-2026');
  expect(localStorage.getItem(STORED)).not.toContain('Default-2026');
});

test('a failed status call keeps the state', async () => {
  await refreshSite();
  gateway.on(status, { status: 503 });
  await expect(refreshSite()).rejects.toMatchObject({ code: 'http' });
  expect(currentSite().siteName).toBe('Aurora');
});

test('a corrupt last status is dropped', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(STORED, '[7');
  restoreSite();
  expect(currentSite().currency).toBe('USD');
  expect(localStorage.getItem(STORED)).toBeNull();
  warned.mockRestore();
});

test.each([
  ['{', '[7'],
  ['"a b"', '{"originalDomain":7}'],
])('a corrupt link %s and sender %s are left out of the query', async (tid, sender) => {
  localStorage.setItem('tid', tid);
  localStorage.setItem('reg_info', sender);
  await refreshSite();
  expect(gateway.calls(status)[0]?.query).toEqual({
    device: 'MOBILE',
    originalDomain: 'localhost',
    url: 'http://localhost/m/home',
  });
});

test('whether the site is closed is not restored from the last visit', async () => {
  gateway.on(status, {
    value: { ...site, maintenance: true, regionRestriction: true, maintenanceEndTime: 1_700_000_000_005 },
  });
  await refreshSite();
  expect(currentSite().maintenance).toBe(true);
  forget();
  restoreSite();
  expect(currentSite()).toMatchObject({ siteName: 'Aurora', maintenance: false, regionRestriction: false });
});

test('all waits for the site share one call, with the early script’s query [R7.13a]', async () => {
  window.__tessera = {
    answers: new Map(),
    failed: new Set(),
    statusQuery: { device: 'MOBILE', track: 'early' },
  };
  await Promise.all([siteReady(), siteReady()]);
  await siteReady();
  expect(gateway.calls(status).map(({ query }) => query)).toEqual([{ device: 'MOBILE', track: 'early' }]);
});
