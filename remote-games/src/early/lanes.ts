import type { EarlyPlace, EarlySample, ListSource, RenderedElement } from '@tessera/remote/view';
import { categoryCodes, HOUSE, mergedIntoHouse, ordinalOf } from '../common/categories';
import { FEATURE, IN_VIEW } from '../common/first-screen';
import { gamesPath } from '../common/paths';
import { banners, gameImage, holes, homeAnswers, lane } from './samples';

/** More than the tiles of a large lane that are in view, of which each has its picture at once. */
const CARDS = 8;
/** The same for the other lanes. */
const FEWER = 5;
/** The least number of lanes with which every part between them has its place. */
const LEAST = IN_VIEW + 1;
/** Categories that come last, because the page does not know them. */
const others = ['OTHER_1', 'OTHER_2'];

/** Whether a text or an attribute in an element has some characters. */
export const contains = ([, attributes, ...children]: RenderedElement, what: string): boolean =>
  children.some((child) =>
    typeof child === 'string' ? child.includes(what) : Array.isArray(child) && contains(child, what),
  ) || Object.values(attributes).some((value) => value.includes(what));

export const lanesSource: ListSource = {
  call: 0,
  at: 'data.lanes',
  id: 'title',
  texts: ['title'],
  counts: { gameCount: 'cards' },
  unless: 'cards',
  order: Object.fromEntries(categoryCodes.map((code) => [code, ordinalOf(code)])),
  least: LEAST,
  alike: { ids: mergedIntoHouse, list: 'cards', at: 'vendor', is: HOUSE },
  facts: {
    code: [{ at: 'title' }],
    lane: [{ at: 'title' }, { upTo: IN_VIEW }, { atLeast: FEATURE, of: 'cards' }],
  },
  holes: { [String(holes.count)]: { at: 'gameCount' } },
};

export const cardsSource: ListSource = {
  at: 'cards',
  id: 'gameId',
  texts: ['gameId', 'gameCode', 'vendor', 'accountTypeName', 'displayName'],
  facts: { card: [{ on: 'hot' }, { picture: 'image' }] },
  holes: {
    [holes.title]: { at: 'displayName' },
    [holes.initials]: { at: 'displayName', as: 'initials' },
    [holes.vendor]: { at: 'accountTypeName' },
    [gameImage]: { at: 'image', as: 'picture' },
    [holes.hue]: { at: 'gameId', as: 'hue' },
  },
};

const shown = banners(3);

const otherLanes = others.map((code) => lane(code, 1));

/** The lanes and cards of a page, with the least number of lanes. */
export const baseLanes = (kind = {}): readonly object[] => [
  lane(categoryCodes[0] ?? '', CARDS, kind),
  ...others.map((code) => lane(code, 1, kind)),
];

const byPlace = [...categoryCodes].sort((one, other) => ordinalOf(one) - ordinalOf(other));
/** Each category as the first lane, and the one that follows it as the second. */
const starts = byPlace.map((code, at) =>
  homeAnswers(
    [lane(code, CARDS), ...byPlace.slice(at + 1, at + 2).map((next) => lane(next, FEWER)), ...otherLanes],
    shown,
  ),
);
/** Only the first lane has another shape for few games. */
const smallStarts = byPlace.map((code) => homeAnswers([lane(code, FEATURE - 1), ...otherLanes], shown));
const all = homeAnswers(
  byPlace.map((code) => lane(code, FEWER)),
  shown,
);

/** The rendering with a category at a place, if one that comes before it can be there. */
function sampleAt(code: string, at: number, isSmall: boolean): (EarlySample & { at: number }) | undefined {
  const place = byPlace.indexOf(code);
  if (place < at) return undefined;
  if (at === IN_VIEW) return { at: place, answers: all };
  const answers = (at === 0 && isSmall ? smallStarts : starts)[place - at];
  return answers && { at, answers };
}

/** Every category at every place that differs, with few cards and with many. */
function laneKinds(): NonNullable<EarlyPlace['kinds']> {
  const kinds: Record<string, EarlySample & { at: number }> = {};
  for (const code of categoryCodes) {
    for (let at = 0; at <= IN_VIEW; at++) {
      const many = sampleAt(code, at, false);
      const few = sampleAt(code, at, true);
      if (many) kinds[`${code} ${at} many`] = many;
      if (few) kinds[`${code} ${at} `] = few;
    }
  }
  return kinds;
}

export const lanePlaces: readonly EarlyPlace[] = [
  {
    list: 'lanes',
    isItem: (element) =>
      element[0] === 'a' &&
      (element[1].href ?? '').startsWith(gamesPath({ category: '' })) &&
      !contains(element, String(holes.count)),
    fact: 'code',
    kinds: Object.fromEntries(byPlace.map((code, at) => [code, { at, answers: all }])),
  },
  {
    list: 'lanes',
    isItem: (element) => element[0] === 'section' && contains(element, String(holes.count)),
    fact: 'lane',
    kinds: laneKinds(),
  },
  {
    list: 'cards',
    isItem: (element) => element[0] === 'li' && contains(element, holes.title),
    fact: 'card',
    kinds: {
      ' one': { answers: homeAnswers(baseLanes(), shown) },
      ' ': { answers: homeAnswers(baseLanes({ image: false }), shown) },
      'on one': { answers: homeAnswers(baseLanes({ hot: true }), shown) },
      'on ': { answers: homeAnswers(baseLanes({ hot: true, image: false }), shown) },
    },
    withHoles: (value) => value.replace(/--hue:\d+/, `--hue:${holes.hue}`),
  },
];
