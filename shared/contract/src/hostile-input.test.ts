import { asJson, fc, hostileJson, hostileText, like, mixedText, property } from '@tessera/build/testing';
import * as v from 'valibot';
import type { Endpoint, StoredKey } from '.';
import * as contract from '.';
import { envelope, isAllowedAddress, merchantLink, readHealth, retryAfter, safeTarget, writeHealth } from '.';
import { withLeftOut } from './wire/left-out';

const PAGE = 'https://palace.example';
beforeAll(() => Object.assign(globalThis, { location: new URL(`${PAGE}/m/home`) }));
afterAll(() => Reflect.deleteProperty(globalThis, 'location'));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value && 'method' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);
const storedKeys: readonly StoredKey[] = Object.values(contract.keys);

/** The numbers in a value. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** A value as it comes out of JSON. */
const sent = (value: unknown): unknown => JSON.parse(asJson(value));

describe('answers of the gateway', () => {
  describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
    property(
      'any answer is read or refused; what was read is finite, and is read again as it is',
      fc.oneof({ arbitrary: like(endpoint.answer), weight: 4 }, hostileJson),
      (raw) => {
        const { result } = withLeftOut(() => v.safeParse(endpoint.answer, sent(raw)));
        if (!result.success) return;
        if (endpoint.answer.type !== 'unknown' && endpoint !== contract.consent)
          expect(numbersIn(result.output).every(Number.isFinite)).toBe(true);
        const again = v.safeParse(endpoint.answer, sent(result.output));
        expect(again.success).toBe(true);
        expect(sent(again.output)).toEqual(sent(result.output));
      },
      { cost: 4 },
    );
  });

  property(
    'the settings of a consent question, whose form is the merchant’s, are read or refused',
    like(contract.consentSetting),
    (raw) => {
      const read = v.safeParse(contract.consentSetting, sent(raw));
      if (read.success) expect(v.parse(contract.consentSetting, sent(read.output))).toEqual(read.output);
    },
  );

  property(
    'an envelope is a success only if it says so, and a refusal only with a reason',
    like(envelope),
    (raw) => {
      const read = v.safeParse(envelope, sent(raw));
      if (!read.success) return;
      const said = Reflect.get(Object(sent(raw)), 'success');
      if (read.output.success) expect([true, 1, '1', 'true']).toContain(said);
      else expect([false, 0, '0', 'false', null, undefined]).toContain(said);
    },
  );

  property(
    'a pause that a gateway asks for is a finite time',
    fc.oneof(hostileText, hostileJson, fc.date().map(String)),
    (raw) => {
      const pause = retryAfter(raw);
      expect(Number.isFinite(pause) && pause >= 0).toBe(true);
    },
  );
});

describe('stored values', () => {
  describe.each(storedKeys.map((key) => [`${key.area} ${key.name}`, key] as const))('%s', (_, key) => {
    property(
      'any value is read or dropped; what was read can be stored and is read again as it is',
      fc.oneof(hostileJson, like(v.any())),
      (raw) => {
        const read = key.read(sent(raw));
        if (read === undefined) return;
        const stored = key.text ? String(read) : sent(read);
        expect(sent(key.read(stored))).toEqual(sent(read));
      },
      { cost: 4 },
    );
  });
});

describe('addresses', () => {
  const target = mixedText('/m', '/m/', 'home', '//evil.example', '?backUrl=');

  property(
    'a redirect target stays on a page of our own origin, and is its own target [R4.5c]',
    target,
    (raw) => {
      const safe = safeTarget(raw);
      if (safe === undefined) return;
      const reached = new URL(safe, PAGE);
      expect(reached.origin).toBe(PAGE);
      expect(reached.pathname).toMatch(/^\/m(\/|$)/);
      expect(safeTarget(safe)).toBe(safe);
    },
  );

  property('a path of ours remains what it is', fc.webPath(), (path) => {
    const { pathname } = new URL(`/m${path}`, PAGE);
    if (!/^\/m(\/|$)/.test(pathname) || /%(2f|5c)/i.test(pathname)) return;
    expect(safeTarget(`/m${path}`)).toBe(pathname);
  });

  const trusted = ['https://play.example', 'https://*.studio.example', 'https://pay.example:443'];

  property(
    'an allowed address is https, without credentials, on an origin that is trusted',
    mixedText('https://play.example', 'https://', 'studio.example', 'pay.example', '@', ':443', '.'),
    (address) => {
      for (const origins of [trusted, undefined]) {
        if (!isAllowedAddress(address, origins)) continue;
        const url = new URL(address);
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
        if (origins) expect(url.host).toMatch(/^(play\.example|pay\.example|.+\.studio\.example)$/);
      }
    },
  );

  property('every page of a trusted origin is allowed, also with the default port', fc.webPath(), (path) => {
    expect(isAllowedAddress(`https://play.example:443${path}`, trusted)).toBe(true);
    expect(isAllowedAddress(`https://pay.example${path}`, trusted)).toBe(true);
    expect(isAllowedAddress(`https://a.b.studio.example${path}`, trusted)).toBe(true);
  });

  property(
    'the link of a banner leads to a page of ours, to a trusted site, or nowhere [R3.32]',
    mixedText('/m/', 'https://play.example', PAGE, 'javascript:', 'http'),
    (raw) => {
      const link = merchantLink(raw, trusted);
      if (link?.kind === 'page') expect(safeTarget(link.path)).toBe(link.path);
      if (link?.kind === 'site') {
        expect(isAllowedAddress(link.url, trusted)).toBe(true);
        expect(new URL(link.url).origin).not.toBe(PAGE);
      }
    },
  );
});

describe('health beacons', () => {
  property(
    'any beacon is read; its numbers are finite',
    fc.oneof(
      hostileText,
      hostileJson.map((raw) => `health:${asJson(raw)}`),
    ),
    (value) => {
      expect(numbersIn(readHealth(value)).every(Number.isFinite)).toBe(true);
    },
  );

  property('events survive their own beacon', fc.array(like(contract.healthEvent)), (raw) => {
    const events = readHealth(`health:${asJson(raw)}`);
    expect(readHealth(writeHealth(events))).toEqual(events);
  });
});
