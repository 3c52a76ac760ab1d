import type { EarlyChoice, EarlyPlace, ListSource } from '@tessera/remote/view';
import { baseLanes, contains } from './lanes';
import { type BannerKind, bannerImage, banners, holes, homeAnswers } from './samples';

const COUNT = 3;
const REDUCED = '(prefers-reduced-motion: reduce)';

export const bannersSource: ListSource = {
  call: 1,
  at: 'banners',
  id: 'url',
  texts: ['url'],
  facts: {
    banner: [
      {
        cases: [
          ['promotion', { linkageType: '^P$', linkage: '^[\\w-]+$' }],
          ['page', { linkageType: '^URL$', linkage: '^/m/[\\w-][\\w/-]*$' }],
        ],
      },
      { has: 'title' },
    ],
  },
  holes: {
    [bannerImage]: { at: 'url', as: 'picture' },
    [holes.bannerTitle]: { at: 'title' },
    // Only one of both is in an address.
    [encodeURI(`/m/${holes.linkage}`)]: { at: 'linkage' },
    [encodeURI(holes.linkage)]: { at: 'linkage' },
    [holes.position]: { at: '', as: 'position' },
    [holes.total]: { at: '', as: 'total' },
  },
};

/** Banners, or a word of welcome. A banner that stands alone does not move, and has no view. */
export const bannersChoice: EarlyChoice = {
  fact: { size: 'banners', upTo: 2, media: REDUCED },
  sites: { '2': {}, '2 on': {}, '0': {}, '0 on': {} },
  samples: {
    '2 on': { media: [REDUCED] },
    '0': { answers: homeAnswers(baseLanes(), []) },
    '0 on': { answers: homeAnswers(baseLanes(), []), media: [REDUCED] },
  },
};

/** A banner is a button that opens a game, unless it is certain that it is a link within the site. */
const kinds: Readonly<Record<string, BannerKind>> = {
  '': { linkageType: 'G', linkage: 'code', vendor: 'vendor' },
  promotion: { linkageType: 'P', linkage: holes.linkage },
  page: { linkageType: 'URL', linkage: `/m/${holes.linkage}` },
};

const sample = (kind: BannerKind) => ({ answers: homeAnswers(baseLanes(), banners(COUNT, kind)) });

/** The banners of the page, as its first kind has them. */
export const baseBanners = banners(COUNT, { ...kinds[''] });

export const bannerPlaces: readonly EarlyPlace[] = [
  {
    list: 'banners',
    isItem: (element) => element[0] === 'li' && contains(element, bannerImage),
    fact: 'banner',
    kinds: Object.fromEntries(
      Object.entries(kinds).flatMap(([name, kind]) => [
        [`${name} `, sample(kind)],
        [`${name} one`, sample({ ...kind, title: holes.bannerTitle })],
      ]),
    ),
    withHoles: (value, at, text) =>
      value === text('banner_place', { at: at + 1, count: COUNT })
        ? text('banner_place', { at: holes.position, count: holes.total })
        : value,
  },
  {
    list: 'banners',
    isItem: ([tag, { class: name }, ...children]) =>
      tag === 'span' && name === undefined && children.length === 0,
  },
];
