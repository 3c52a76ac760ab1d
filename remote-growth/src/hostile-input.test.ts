/** @jest-environment jsdom */
import { asJson, fc, hostileJson, hostileText, like, mixedText, property } from '@tessera/build/testing';
import { ATTRIBUTION_AGE, attributionNames, downLinks, keptAttribution, keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';
import { clickIds, saveClickIds } from './common/attribution/click-ids';
import { bestLink, directLink, downloadLinks, trustedAddress } from './common/merchant-app/download-links';
import { downloadTarget } from './common/merchant-app/link-target';
import { countsOf, saveCounts } from './features/tracking/money-counts';

beforeAll(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
beforeEach(() => localStorage.clear());

const isSafe = (address: string): boolean => {
  const { protocol, origin, searchParams } = new URL(address);
  if (protocol === 'itms-services:') return searchParams.get('url')?.startsWith('https:') ?? false;
  return protocol === 'https:' || origin === location.origin;
};

describe('addresses of the app', () => {
  property(
    'an address is https, on our own origin, or an installation link of a file over https [R4.25]',
    mixedText('https://', 'itms-services://?url=', '/files/a.apk', '&url=').map((text) =>
      text.slice(0, 2_000),
    ),
    (raw) => {
      const address = trustedAddress(raw);
      if (address === undefined) return;
      expect(isSafe(address)).toBe(true);
      expect(trustedAddress(address)).toBe(address);
      expect(downloadTarget(address, { isTelegram: true, isMaya: false, isGcash: false })).toBe('_blank');
    },
  );

  property('any settings give trusted links only [R3.29]', like(downLinks), (raw) => {
    const read = v.safeParse(downLinks, JSON.parse(asJson(raw)));
    if (!read.success) return;
    const links = downloadLinks(read.output);
    for (const os of ['ios', 'android', 'other'] as const)
      for (const link of [directLink(links, os), bestLink(links, os)])
        if (link) expect(isSafe(link)).toBe(true);
  });
});

describe('what a landing address names', () => {
  const saved = storedValue(keys.attribution);

  property(
    'no id is kept for longer than 90 days, nor one that no network knows [R9.2]',
    fc.tuple(
      like(keptAttribution),
      fc.array(fc.tuple(fc.oneof(fc.constantFrom(...attributionNames), hostileText), hostileText)),
    ),
    ([before, query]) => {
      localStorage.setItem(keys.attribution.name, asJson(before));
      const now = 2 * ATTRIBUTION_AGE;
      saveClickIds(new URLSearchParams(query), now);
      for (const [name, { at, value }] of Object.entries(saved.get() ?? {})) {
        expect(now - at).toBeLessThan(ATTRIBUTION_AGE);
        expect(value.length).toBeLessThanOrEqual(500);
        expect(clickIds(now)[name]).toBe(value);
      }
    },
  );
});

describe('counts of deposits', () => {
  /** Names that valibot leaves out of a record, so that nothing is stored under them. */
  const unstored: readonly string[] = ['__proto__', 'prototype', 'constructor'];

  property(
    'a member of any id has the counts that were saved for it, and no inherited ones',
    fc.tuple(hostileText, hostileJson),
    ([member, stored]) => {
      localStorage.setItem(keys.moneyCounts.name, asJson(stored));
      expect(typeof countsOf(member).withdrawals).toBe('number');
      const counts = { deposits: 3, withdrawals: 2 };
      saveCounts(member, counts);
      expect(countsOf(member)).toMatchObject(unstored.includes(member) ? { withdrawals: 0 } : counts);
    },
  );
});
