/** @jest-environment jsdom */
import { asJson, fc, hostileJson, hostileText, like, mixedText, property } from '@tessera/build/testing';
import { type Endpoint, keys, memberInfo, ping, safeTarget, status } from '@tessera/contract';
import { releaseFile } from '@tessera/remote/release';
import { classify } from './core/request/classify';
import { decryptDes, encryptDes } from './core/request/encryption/des';
import { openEnvelope } from './core/request/open-envelope';
import { RequestError } from './core/request/request-error';
import { TransportFailure } from './core/request/transport/transport-failure';
import {
  consumeQueryToken,
  isLiffEntry,
  keepAttribution,
  keepAuthCallback,
  liffTarget,
  pendingAuthCallback,
} from './platform/entry-url';
import { detectEnvironment } from './platform/environment/detect';
import { storedValue } from './platform/storage';
import { unreadIn } from './ui/customer-service/chat-widget/use-frame-messages';
import { serviceAddress } from './ui/customer-service/open-link';
import { scriptsIn } from './ui/customer-service/service-scripts';
import { openable, readPush } from './worker/push-message';

beforeAll(() => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the login, to which third parties lead back, at an address with this query and hash. */
function openAt(address: string): void {
  const url = new URL('/m/login', location.origin);
  url.search = address.split('#')[0] ?? '';
  url.hash = address.split('#').slice(1).join('#');
  history.replaceState(null, '', url);
}

// jsdom parses addresses slowly.
const addressText = (...own: readonly string[]) => mixedText(...own).map((text) => text.slice(0, 2_000));
const query = addressText(
  '?',
  '&',
  'token=',
  'code=',
  'state=',
  'error=',
  'go=',
  'tid=',
  'r=',
  'affiliateCode=',
  '#',
);

describe('the first address of a visit', () => {
  property('a token leaves the address, and everything else of it stays', query, (raw) => {
    openAt(raw);
    const before = new URL(location.href);
    const token = consumeQueryToken();
    expect(token).toBe(before.searchParams.get('token') || undefined);
    before.searchParams.delete('token');
    const after = new URL(location.href);
    expect(after.searchParams.has('token')).toBe(false);
    expect([...after.searchParams]).toEqual([...before.searchParams]);
    expect(after.hash).toBe(before.hash);
    expect(consumeQueryToken()).toBeUndefined();
  });

  property(
    'the codes of a sender are plain words, and the target is a page of ours [R3.13]',
    query,
    (raw) => {
      openAt(raw);
      keepAttribution(location);
      const { affiliateCode = 'a', referralCode = 'a' } = storedValue(keys.regInfo).get() ?? {};
      for (const code of [affiliateCode, referralCode, storedValue(keys.tid).get() ?? 'a'])
        expect(code).toMatch(/^[\w.@-]{1,64}$/);
      const target = storedValue(keys.go).get();
      if (target !== undefined) expect(safeTarget(target)).toBe(target);
      storedValue(keys.regInfo).remove();
      storedValue(keys.tid).remove();
      storedValue(keys.go).remove();
    },
  );

  property('the answer of a third party leaves the address and is kept whole [R4.15a]', query, (raw) => {
    openAt(raw);
    const { search, hash } = location;
    keepAuthCallback();
    const kind = pendingAuthCallback();
    if (kind === undefined) {
      expect([location.search, location.hash]).toEqual([search, hash]);
      return;
    }
    expect(storedValue(keys.authCallback).get()).toEqual({ search, hash });
    for (const name of ['code', 'state', 'sessionId'])
      expect(new URLSearchParams(location.search).has(name)).toBe(false);
    storedValue(keys.authCallback).remove();
  });

  const link = addressText('/m/', '//', '?', '&', '#', 'liff.state=', 'liffClientId=', 'feature_token=');
  property('with any link LIFF leads to an address of this site, and only once', link, (state) => {
    const entry = new URL('/m/home#access_token=a&feature_token=f', location.origin);
    entry.searchParams.set('liff.state', state);
    const target = liffTarget(entry.href);
    expect(target.origin).toBe(location.origin);
    expect(isLiffEntry(target)).toBe(false);
  });

  property(
    'any user agent and address is some environment',
    fc.tuple(hostileText, query),
    ([agent, address]) => {
      const found = detectEnvironment({
        userAgent: agent,
        host: address,
        search: address,
        hash: address,
        touchPoints: 0,
        standalone: false,
        inAppFlag: agent,
        webclipFlag: agent,
      });
      for (const version of [found.osVersion, found.browserVersion, found.appVersion])
        expect(version).toMatch(/^(\d+(\.\d+)*)?$/);
    },
  );
});

describe('stored values', () => {
  const every = Object.values(keys).filter(({ area }) => area !== 'cookie');
  property(
    'any text under any key is a value of its type, or is dropped',
    fc.tuple(fc.constantFrom(...every), fc.oneof(hostileText, hostileJson.map(asJson))),
    ([key, raw]) => {
      const area = key.area === 'local' ? localStorage : sessionStorage;
      area.setItem(key.name, raw);
      const value = storedValue(key as typeof keys.go);
      const read = value.get();
      if (read === undefined) {
        expect(area.getItem(key.name)).toBeNull();
        return;
      }
      value.set(read);
      expect(value.get()).toEqual(read);
      value.remove();
    },
  );
});

describe('answers of the gateway', () => {
  const endpoint = fc.constantFrom<Endpoint>(memberInfo, status, ping);
  const body = fc.oneof(
    hostileText,
    hostileJson.map(asJson),
    like(status.answer).map((value) => asJson({ success: true, value })),
    fc.record({ success: hostileJson, value: hostileJson, errorCode: hostileJson }).map(asJson),
  );
  property('any body is an answer or a RequestError with a code', fc.tuple(endpoint, body), ([one, text]) => {
    try {
      openEnvelope(one, text);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      expect(['gateway', 'malformed', 'absent', 'empty']).toContain(error.code);
    }
  });

  const status400 = (text: string) => new TransportFailure('status', { answer: { status: 400, body: text } });
  property('the body of a bad status is a refusal or none', body, (text) => {
    expect(['gateway', 'absent', 'http']).toContain(classify(ping, status400(text)).code);
  });
});

describe('the release in the page', () => {
  property(
    'any text is a release whose files are under our own origin, or a ReleaseFault',
    fc.oneof(like(releaseFile).map(asJson), hostileText),
    (text) => {
      document.body.innerHTML = '';
      const element = document.createElement('script');
      element.id = 'tessera-release';
      element.type = 'application/json';
      element.textContent = text;
      document.body.append(element);
      jest.isolateModules(() => {
        const {
          currentRelease,
          ReleaseFault,
        }: typeof import('./platform/release') = require('./platform/release');
        try {
          const { shell } = currentRelease();
          expect(new URL(shell.base, location.origin).origin).toBe(location.origin);
        } catch (error) {
          if (!(error instanceof ReleaseFault)) throw error;
        }
      });
    },
    { cost: 10 },
  );
});

describe('links and scripts of customer service', () => {
  const link = mixedText('https://', 'tel:', 'tg://', 'mailto:', 'javascript:', '12345678').map((text) =>
    text.slice(0, 2_000),
  );
  const allowed = ['http:', 'https:', 'tel:', 'mailto:', 'tg:', 'whatsapp:', 'line:', 'fb-messenger:'];

  property('the address of an entry is of an allowed kind, or there is none [R3.31]', link, async (path) => {
    const entry = { csType: 'unknown' as const, csPosition: 0, title: '', labelIds: [], link: undefined };
    const address = await serviceAddress({ ...entry, path });
    if (address !== undefined) expect(allowed).toContain(new URL(address).protocol);
  });

  property(
    'a link survives its encryption',
    fc.tuple(fc.webUrl(), fc.stringMatching(/^[!-~]{8}$/)),
    ([address, key]) => expect(decryptDes(encryptDes(address, key), key)).toBe(address),
    { cost: 4 },
  );

  property(
    'any cipher and key is a text or undefined',
    fc.tuple(fc.oneof(hostileText, fc.base64String()), hostileText),
    ([cipher, key]) => {
      expect(['string', 'undefined']).toContain(typeof decryptDes(cipher, key.slice(-8)));
    },
  );

  property(
    'scripts come over https or from our own origin',
    fc
      .array(mixedText('<script src="', '<script src=', ' data-backup=', '">', '</script>', 'https://'))
      .map((all) => all.join('')),
    (html) => {
      for (const address of scriptsIn(html).flatMap(({ addresses }) => addresses)) {
        const { protocol, origin } = new URL(address);
        expect(protocol === 'https:' || origin === location.origin).toBe(true);
      }
    },
    { cost: 4 },
  );
});

describe('messages', () => {
  property(
    'the count of a chat page is a number that a badge can show',
    fc.oneof(hostileJson, fc.record({ type: fc.constant('chat:unread'), count: hostileJson })),
    (data) => {
      const count = unreadIn(data);
      if (count !== undefined) expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
    },
  );

  const part = fc.record({
    title: hostileJson,
    body: hostileJson,
    icon: hostileJson,
    url: fc.oneof(query, hostileJson),
  });
  const payload = fc.oneof(
    hostileJson,
    fc.record({ notification: part, data: part, fcmOptions: fc.record({ link: query }) }),
  );
  property('a push message has a text and opens a page of ours', payload, (raw) => {
    const { title, path, icon } = readPush(raw, 'Palace');
    expect(typeof title).toBe('string');
    expect(safeTarget(path)).toBe(path);
    const { protocol, origin } = new URL(icon ?? '/', location.origin);
    expect(protocol === 'https:' || origin === location.origin).toBe(true);
  });

  property(
    'the address of a notification opens a page of ours',
    fc.oneof(
      query,
      query.map((rest) => location.origin + rest),
    ),
    (address) => {
      expect(safeTarget(openable(address))).toBe(openable(address));
    },
  );
});
