import { webcrypto } from 'node:crypto';
import { asJson, fc, hostileJson, hostileText, like, mixedText, property } from '@tessera/build/testing';
import * as v from 'valibot';
import { type PreviewClaims, PreviewError, signPreview, verifyPreview } from './preview';
import { PREVIEW_ALGORITHM, previewClaims } from './preview/preview-claims';
import { pushed } from './push/pushed';
import {
  assetManifest,
  assetsHash,
  assetsOf,
  chooseRemotes,
  describedRemote,
  describedShell,
  factsOf,
  origin,
  pageAt,
  releaseFile,
  select,
  workerFacts,
} from './release';

const PAGE = 'https://palace.example';
const sent = (value: unknown): unknown => JSON.parse(asJson(value));

describe('descriptions and releases', () => {
  describe.each(
    Object.entries({ releaseFile, describedRemote, describedShell, assetManifest, workerFacts, pushed }),
  )('%s', (_, schema: v.GenericSchema) => {
    property(
      'any value is read or refused; what was read is read again as it is',
      fc.oneof({ arbitrary: like(schema), weight: 6 }, hostileJson),
      (raw) => {
        const read = v.safeParse(schema, sent(raw));
        if (read.success) expect(v.parse(schema, sent(read.output))).toEqual(read.output);
      },
      { cost: 2 },
    );
  });

  property(
    'a page of any release gets one version of each remote, whose files are our own',
    like(releaseFile),
    (raw) => {
      const read = v.safeParse(releaseFile, sent(raw));
      if (!read.success) return;
      const release = read.output;
      const chosen = chooseRemotes(release, 'device');
      expect(chosen).toHaveLength(Object.keys(release.remotes).length);
      for (const { base } of [release.shell, ...chosen]) expect(new URL(base, PAGE).href).toBe(PAGE + base);
      expect(typeof assetsHash(assetsOf(release), 'device')).toBe('string');
      expect(v.is(workerFacts, factsOf(release))).toBe(true);
      pageAt(chosen, '/m/home');
    },
  );

  const weights = v.array(releaseFile.entries.remotes.value.entries.candidates.pipe[0].item.entries.weight);
  property(
    'a version without a share is given to no device, wherever another one has a share',
    fc.tuple(like(weights), fc.double({ min: 0, max: 1 - 2 ** -32, noNaN: true })),
    ([raw, position]) => {
      const read = v.safeParse(weights, sent(raw));
      if (!read.success || !read.output.some((weight) => weight > 0)) return;
      const found = select(
        read.output.map((weight) => ({ weight })),
        position,
      );
      expect(found?.weight).toBeGreaterThan(0);
    },
  );

  property(
    'an origin of a description is an address of a secure scheme or of this machine, and nothing more',
    fc.oneof(
      fc.stringMatching(/^(https|wss):\/\/(\*\.)?[a-z0-9-]{1,9}(\.[a-z0-9-]{1,9}){1,3}(:\d{1,6})?$/),
      mixedText('https://', 'cdn.example', ':443', '*.', ';', ' '),
    ),
    (text) => {
      if (!v.is(origin, text)) return;
      expect(text).not.toMatch(/[\s;,'"<>]/);
      const url = new URL(text.replace('*.', 'any.').replace(':*', ''));
      expect(url.pathname === '/' && url.search === '' && url.username === '').toBe(true);
    },
  );

  property(
    'any pattern and path match with a finite time',
    fc.tuple(hostileText, hostileText),
    ([pattern, path]) => {
      const routes = [{ path: `/m/${pattern}`, early: [] }];
      const remote = { ...base, routes };
      expect([undefined, `/m/${pattern}`]).toContain(pageAt([remote], `/m/${path}`)?.path);
    },
  );
});

const base = {
  name: 'games',
  shell: '^1.0.0',
  slots: [],
  start: [],
  version: '1.0.0',
  entry: 'e.js',
  integrity: {},
  chunks: {},
  catalogs: {},
  base: '/m/remotes/games/1.0.0/',
  weight: 1,
};

describe('preview links', () => {
  const merchant = 'palace';
  const keys = webcrypto.subtle.generateKey(PREVIEW_ALGORITHM, true, ['sign', 'verify']);
  const publicKey = async () => {
    const { x = '', y = '' } = await webcrypto.subtle.exportKey('jwk', (await keys).publicKey);
    return { kty: 'EC', crv: 'P-256', x, y } as const;
  };

  property(
    'a text is refused with a PreviewError',
    mixedText('.', 'eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9', 'e30'),
    async (token) => {
      await expect(verifyPreview(token, { key: await publicKey(), merchant })).rejects.toBeInstanceOf(
        PreviewError,
      );
    },
  );

  property(
    'signed claims are those that are verified, and one changed character is refused',
    fc.tuple(like(previewClaims), fc.nat(), fc.constantFrom('A', 'b', '-', '.', '_')),
    async ([raw, at, character]) => {
      const read = v.safeParse(previewClaims, { ...Object(sent(raw)), aud: merchant });
      if (!read.success) return;
      const claims: PreviewClaims = { ...read.output, exp: 2_000_000_000 };
      const token = await signPreview(claims, (await keys).privateKey);
      const context = { key: await publicKey(), merchant, now: 0 };
      if (token.length > 4_096) return;
      expect(await verifyPreview(token, context)).toEqual(claims);
      // The last character of a signature holds bits that are not part of it.
      const place = at % (token.length - 1);
      const changed = token.slice(0, place) + character + token.slice(place + 1);
      if (changed !== token)
        await expect(verifyPreview(changed, context)).rejects.toBeInstanceOf(PreviewError);
    },
    { cost: 4 },
  );
});
