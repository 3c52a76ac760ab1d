import { createHash } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asJson, fc, hostileJson, hostileText, like, mixedText, property } from '@tessera/build/testing';
import { healthEvent, writeHealth } from '@tessera/contract';
import { releaseMerchant } from '@tessera/remote/release';
import * as v from 'valibot';
import { parsePieceVersion } from './builds/piece-version';
import { exitCodes } from './cli';
import { gatewayAddress } from './gateway-address';
import { hostName, hostTable, type Merchant, parseMerchant, sourcesWith } from './merchants';
import { mapKey, quoted } from './nginx/syntax';
import { openBeaconSource } from './operations/canary/beacon-source';
import { type LogEntry, parseEntry, reportsIn } from './operations/canary/page-report';
import { defaultRules } from './operations/canary/verdict';
import type { MerchantStatus } from './operations/status';
import { contentSecurityPolicy } from './page/csp';
import { escapeHtml, inlineJson, tag } from './page/markup';
import { renderHtml } from './page/render-html';
import { ReleaseError } from './release-error';
import { parseRelease } from './releases/release-file';
import { acceptedEncodings } from './server/encoded-response';
import { openFolderStore } from './store';
import { isStorable } from './store/paths';
import { type Collectors, secret, startCollectors } from './testing/collectors';
import { aurora, newFolder, removeFolders } from './testing/dists';
import { fleet } from './testing/fleet';
import { operator } from './testing/operator';
import { watcher } from './testing/watcher';

afterAll(removeFolders);

/** Runs a parser. @returns undefined if it refuses the input with an error of this package */
function orRefused<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ReleaseError) return undefined;
    throw error;
  }
}

/** Descriptions of merchants: valid ones of which a few fields are attacks. */
const described = fc
  .tuple(
    like(releaseMerchant),
    fc.record(
      {
        code: fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,20}$/),
        name: hostileText,
        hosts: fc.array(fc.oneof(fc.domain(), hostileText), { minLength: 1, maxLength: 2 }),
        brand: fc.dictionary(
          fc.stringMatching(/^--[a-z][a-z0-9-]{0,9}$/),
          fc.oneof(hostileText, mixedText('#ff0055', 'url(', ';', '}')),
          { maxKeys: 2 },
        ),
        icon: mixedText('https://', '/', 'a.png'),
        features: hostileJson,
        hsts: hostileJson,
        identity: mixedText('https://', 'project.example', ':443', '*.'),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([raw, fields]) =>
    JSON.parse(
      asJson({
        ...aurora,
        ...Object(raw),
        languages: ['EN'],
        defaultLanguage: 'EN',
        scheme: 'dark',
        ...fields,
      }),
    ),
  );
const barely = fc
  .record(
    {
      name: hostileText,
      brand: fc.constant({}),
      icon: mixedText('https://', '/', 'a.png'),
      identity: mixedText('https://', 'p.example', ':443', '*.'),
      hosts: fc.array(fc.oneof(fc.domain(), mixedText('a.', ':80', 'A')), { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: [] },
  )
  .map((fields): unknown => ({ ...aurora, ...fields }));
const merchants = fc.oneof(described, barely, hostileJson);

describe('descriptions of merchants', () => {
  const valid = (raw: unknown): Merchant | undefined => orRefused(() => parseMerchant(raw));

  property(
    'any description is a merchant or refused; a merchant is read again as it is',
    merchants,
    (raw) => {
      const merchant = valid(raw);
      if (merchant) expect(parseMerchant(JSON.parse(JSON.stringify(merchant)))).toEqual(merchant);
    },
  );

  property('each host of a merchant finds the merchant, in any case and with a port', merchants, (raw) => {
    const merchant = valid(raw);
    if (!merchant) return;
    const table = orRefused(() => hostTable([merchant]));
    for (const host of merchant.hosts) {
      const bare = hostName(host) ?? '';
      expect(table?.(`${bare.toUpperCase()}:8443`)?.code).toBe(merchant.code);
    }
  });

  property('no description adds a directive to the policy of its pages', merchants, (raw) => {
    const merchant = valid(raw);
    if (!merchant) return;
    const policy = contentSecurityPolicy({
      scripts: [],
      styles: [],
      sources: sourcesWith(merchant.allow ?? {}, merchant.features ?? []),
      trustedTypes: false,
      overrides: false,
      dev: false,
    });
    expect(policy.split(';')).toHaveLength(14);
    expect(policy).not.toMatch(/[\r\n]|'unsafe-|script-src[^;]*( \*|https: )/);
  });

  property(
    'the identity project is one secure origin, and the icon a picture of ours or over https',
    merchants,
    (raw) => {
      const { identity = 'https://a.example', icon = '/a.png' } = valid(raw) ?? {};
      const { protocol, hostname, pathname } = new URL(identity);
      expect(protocol === 'https:' || /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname)).toBe(true);
      expect(pathname).toBe('/');
      const address = new URL(icon, 'https://palace.example');
      expect(icon.startsWith('/') ? address.origin : address.protocol).toBe(
        icon.startsWith('/') ? 'https://palace.example' : 'https:',
      );
    },
  );
});

describe('pages of merchants', () => {
  const files = { early: 'start()', css: ':root{--color-bg:var(--dark, #080e20) var(--light, #eff2fa)}' };
  const pageOf = (merchant: Merchant) =>
    renderHtml(
      parseRelease({
        schema: 1,
        number: 1,
        merchant,
        salt: 's',
        shell: {
          version: '1.0.0',
          base: '/m/shell/1.0.0/',
          main: { scripts: ['main.js'], styles: [] },
          early: 'early.js',
          integrity: {},
          catalogs: {},
        },
        remotes: {},
      }),
      files,
    );
  const tagsOf = (html: string) =>
    Object.fromEntries(
      ['script', 'style', 'meta', 'title', 'html', 'head', 'body'].map((name) => [
        name,
        html.split(`<${name}`).length + html.split(`</${name}`).length,
      ]),
    );
  const ordinary = tagsOf(pageOf(aurora).html);

  property(
    'a page has the tags of an ordinary one, and inline sources with the hashes of its policy',
    merchants,
    (raw) => {
      const merchant = orRefused(() => parseMerchant(raw));
      if (!merchant) return;
      const page = orRefused(() => pageOf(merchant));
      if (!page) return;
      const { meta, ...others } = tagsOf(page.html);
      expect(others).toEqual({ ...ordinary, meta: undefined });
      expect(meta).toBeLessThanOrEqual((ordinary.meta ?? 0) + 1);
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page.html) ?? [];
      expect(page.csp).toContain(createHash('sha256').update(style).digest('base64'));
      const [, json = ''] = /id="tessera-release">(.*?)<\/script>/s.exec(page.html) ?? [];
      expect(parseRelease(JSON.parse(json)).merchant.name).toBe(merchant.name);
    },
    { cost: 4 },
  );
});

describe('releases and versions', () => {
  property(
    'any value is a release or refused',
    hostileJson,
    (raw) => void orRefused(() => parseRelease(raw)),
  );

  property(
    'the name of a version is read as it is written, or refused',
    mixedText('games', '@', '1.0.0', '-rc.1'),
    (text) => {
      const found = orRefused(() => parsePieceVersion(text));
      if (found) expect(`${found.piece}@${found.version}`).toBe(text);
    },
  );

  property(
    'a file of a store is inside the store',
    mixedText('/m/', '/merchants/', '/hosts/', 'a', '..', '.json'),
    (path) => {
      if (isStorable(path)) expect(join('/store', path)).toBe(`/store${path}`);
    },
  );
});

describe('addresses and headers', () => {
  property(
    'a gateway is https, or http on this machine, or refused',
    mixedText('https://', 'http://', 'localhost', '127.0.0.1', 'gateway.example'),
    (text) => {
      const url = orRefused(() => gatewayAddress(text));
      if (url && url.protocol !== 'https:') {
        expect(url.protocol).toBe('http:');
        expect(url.hostname).toMatch(/localhost$|^127\.|^\[::1\]$/);
      }
    },
  );

  property(
    'a host is a valid name in lower case, or none, and is its own name',
    mixedText('a', '.', 'A', '-', ':8080', '[::1]'),
    (text) => {
      const name = hostName(text);
      if (name === undefined) return;
      expect(name).toBe(name.toLowerCase());
      expect(hostName(name)).toBe(name);
      expect(name).not.toMatch(/[\s/@\\]/);
    },
  );

  property(
    'any header of encodings names known ones, each once',
    mixedText('br', 'gzip', ';q=', '0', '1', ',', '*'),
    (header) => {
      const names = acceptedEncodings(header).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    },
  );
});

describe('pages and configurations', () => {
  /** Reads a quoted text as nginx does: to the first quotation mark that is not escaped. */
  function readByNginx(text: string): string {
    const [, inner = ''] = /^"((?:[^"\\]|\\["\\])*)"$/s.exec(text) ?? [];
    return inner.replace(/\\(["\\])/g, '$1');
  }

  property('nginx reads a quoted text as it is, or it is refused', hostileText, (text) => {
    const written = orRefused(() => quoted(text));
    if (written !== undefined) expect(readByNginx(written)).toBe(text);
    orRefused(() => mapKey(text));
  });

  property(
    'a text in the page is a text: no tag, no end of an attribute or of a script',
    hostileText,
    (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      expect(tag('meta', { content: text }).match(/[<>]/g)).toHaveLength(2);
      expect(inlineJson({ text })).not.toContain('<');
      expect(JSON.parse(inlineJson({ text }))).toEqual({ text });
    },
  );
});

describe('beacons', () => {
  const status: MerchantStatus = {
    merchant: 'aurora',
    number: 1,
    shell: '1.0.0',
    remotes: {
      games: [
        { version: '1.0.0', weight: 90 },
        { version: '1.1.0', weight: 10 },
      ],
    },
    previous: {},
    pointed: true,
  };
  const events = fc.array(like(healthEvent), { maxLength: 4 });
  const entry = fc.oneof(
    hostileJson,
    fc.record({ merchant: hostileText, source: hostileText, page: fc.constant(true) }),
    fc.record({
      merchant: fc.constantFrom('aurora', 'zahra'),
      source: hostileText,
      value: fc.oneof(
        hostileText,
        events.map((all) => `health:${asJson(all)}`),
      ),
    }),
  );
  const sentEntry = entry.map((raw): unknown => JSON.parse(asJson(raw)));

  property('each report is of one version, and no event is counted for another', events, (raw) => {
    const all = raw.flatMap((one) => {
      const read = v.safeParse(healthEvent, JSON.parse(asJson(one)));
      return read.success ? [read.output] : [];
    });
    const reports = reportsIn({ merchant: 'aurora', value: writeHealth(all) });
    const named = (one: { readonly remote: string; readonly version: string }) =>
      JSON.stringify([one.remote, one.version]);
    expect(new Set(reports.map(named))).toEqual(new Set(all.map(named)));
    for (const report of reports)
      expect(report.vitals).toEqual(
        all.filter((event) => event.kind === 'vital' && named(event) === named(report)),
      );
  });

  property(
    'any log leaves finite numbers, and rolls nothing back for fewer sources than the rules say',
    fc.array(sentEntry, { maxLength: 30 }),
    (log) => {
      const watch = watcher(defaultRules, () => 0);
      watch.update([status]);
      for (const raw of log) {
        const read = parseEntry(raw);
        if (read) watch.add(read);
      }
      for (const { compared } of watch.state())
        for (const { evidence, stable, canary } of compared.findings)
          expect([evidence, stable, canary].every(Number.isFinite)).toBe(true);
      expect(watch.verdicts()).toEqual([]);
    },
    { cost: 2 },
  );

  const line = fc.oneof(
    hostileText,
    sentEntry.map((raw) => asJson(raw)),
  );
  property(
    'a log that grows in pieces of any size gives each of its entries once',
    fc.tuple(fc.array(line, { maxLength: 12 }), fc.array(fc.nat({ max: 400 }), { maxLength: 6 })),
    async ([lines, sizes]) => {
      const text = lines.map((one) => `${Buffer.from(one)}\n`).join('');
      const expected = text.split('\n').flatMap((one) => {
        try {
          return parseEntry(JSON.parse(one)) ?? [];
        } catch {
          return [];
        }
      });
      const log = join(await newFolder(), 'log');
      await writeFile(log, '');
      const source = openBeaconSource(log);
      const found: LogEntry[] = [];
      const bytes = Buffer.from(text);
      let at = 0;
      for (const size of [...sizes, bytes.length]) {
        await appendFile(log, bytes.subarray(at, at + size));
        at += size;
        for await (const one of source()) found.push(one);
      }
      expect(found).toEqual(expected);
    },
    { cost: 20 },
  );

  describe('sent to a collector', () => {
    let collectors: Collectors;
    beforeAll(async () => {
      collectors = await startCollectors(1, [status], { perMinute: 255 });
    });
    afterAll(() => collectors.close());

    let sent = 0;
    const send = async (path: string, body: string, headers: Record<string, string>) =>
      (await fetch(`${collectors.urls[0]}${path}`, { method: 'POST', body: Buffer.from(body), headers }))
        .status;

    property(
      'any body and any line of a log is answered, and only what is released becomes a series',
      fc.oneof(
        hostileText,
        sentEntry.map((raw) => asJson(raw)),
      ),
      async (body) => {
        sent += 1;
        const visitor = { 'x-forwarded-for': `10.0.${(sent >> 8) & 255}.${sent & 255}` };
        const answers = [
          await send('/wps/system/collect', body, visitor),
          await send('/entries', body, { authorization: `Bearer ${secret}` }),
        ];
        expect(answers.filter((answer) => answer !== 204 && answer !== 413)).toEqual([]);
        const lines = (await (await fetch(`${collectors.urls[0]}/metrics`)).text()).split('\n');
        const series = lines.filter((line) => line !== '' && !line.startsWith('#'));
        const known =
          /^tessera_\w+(\{(\w+="(aurora|games|shell|\d\.\d\.\d|[a-zA-Z]+|\+Inf|[\d.]+)",?)*\})? [\d.e+-]+$/;
        expect(series.filter((line) => !known.test(line))).toEqual([]);
        expect(series.filter((line) => /(remote|version|merchant|stable)=/.test(line)).length).toBeLessThan(
          2_000,
        );
      },
      { cost: 20 },
    );
  });
});

describe('command lines', () => {
  const flags = ['--all', '--json', '--dry-run', '--once', '--help', '--', '-', '-m', '--percent', '--every'];
  /** Valid lines. No case runs `serve`, which needs a port. */
  const lines = [
    'publish build',
    'merchant set merchant.json',
    'merchant list',
    'merchant show m0',
    'roll-out games@2.1.0 --percent 10 -m m0',
    'roll-out games@2.0.0 shell@1.2.0 --all --dry-run',
    'roll-back games@2.1.0 --to 2.0.0 --all',
    'remove games -m m0 --dry-run',
    'configure --overrides on --service-worker off -m m0',
    'preview key key.json',
    'preview allow --key key.json --all',
    'preview link games@2.0.0 --key key.json --merchant m0 --hours 1 --path /m/home --origin https://m0.example',
    'status -m m0 --json',
    'history -m m0 --limit 3',
    'explain -m m0 -d device',
    'verify -m m0',
    'prune --keep 3 --days 0 --dry-run',
    'watch --from beacons.log --all --once --every 1 --least 5 --mistakes 10',
    'nginx --files site --out out --listen 8080 --gateway https://gateway.example --resolver 127.0.0.1 --trust 10.0.0.0/8',
  ];
  const word = fc.oneof(
    fc.constantFrom(...flags, 'games@2.1.0', 'm0', '7', '1e9', '-1', 'on', 'missing.json'),
    // No text of a path and no address, so that no case writes outside of the test's folder or asks a server.
    hostileText.map((text) => text.replace(/[/\\~\s]|^-+|s3:|https?:/g, '')),
  );
  const change = fc.tuple(fc.nat({ max: 12 }), word, fc.boolean());
  const line = fc
    .tuple(fc.constantFrom(...lines), fc.array(change, { maxLength: 2 }))
    .map(([valid, changes]) =>
      changes.reduce<readonly string[]>(
        (args, [at, text, isAdded]) => args.toSpliced(1 + (at % args.length), isAdded ? 0 : 1, text),
        valid.split(' '),
      ),
    );

  const stopped = AbortSignal.abort();
  const before = process.cwd();
  let store = '';
  beforeAll(async () => {
    store = await newFolder();
    await fleet(openFolderStore(store), 2);
    process.chdir(await newFolder());
    await writeFile('merchant.json', JSON.stringify(aurora));
    await writeFile('beacons.log', '');
  });
  afterAll(() => process.chdir(before));

  property(
    'any command line ends with a code and a sentence, and a store that works never fails',
    line,
    async (args) => {
      const { code, out, err } = await operator(store, stopped)(args.join(' '));
      expect(Object.values(exitCodes)).toContain(code);
      expect({ code, err }).not.toEqual({ code: exitCodes.failed, err: expect.anything() });
      if (code !== exitCodes.done) expect(out + err).not.toBe('');
    },
    { cost: 2 },
  );
});
