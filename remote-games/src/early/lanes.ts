import type { EarlyPlace, EarlySample, ListSource, RenderedElement } from '@tessera/remote/view';
import { type GameCategory, gameCategories, HOUSE, mergedIntoHouse, ordinalOf } from '../common/categories';
import { FEATURE, IN_VIEW } from '../common/first-screen';
import { paths } from '../common/paths';
import { banners, type CardKind, gameImage, holes, homeAnswers, lane } from './samples';

/** More than the tiles of a large lane that are in view, of which each has its picture at once. */
const CARDS = 8;
/** The same for the other lanes. */
const FEWER = 5;
/** The least number of lanes with which every part between them has its place. */
const LEAST = IN_VIEW + 1;

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
  order: Object.fromEntries(gameCategories.map((code) => [code, ordinalOf(code)])),
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

const byPlace = [...gameCategories].sort((one, other) => ordinalOf(one) - ordinalOf(other));

/** The lanes from a place on, as many as there are numbers of cards. */
const lanesFrom = (place: number, cards: readonly number[], kind: CardKind = {}) =>
  byPlace.slice(place, place + cards.length).map((code, at) => lane(code, cards[at] ?? 0, kind));

/** The lanes and cards of a page, with the least number of lanes. */
export const baseLanes = (kind?: CardKind): readonly object[] => lanesFrom(0, [CARDS, 1, 1], kind);

/** The categories that enough others follow to be the first. */
const firsts = byPlace.slice(0, byPlace.length - LEAST + 1);
/** Each of them as the first lane, and the one that follows it as the second. */
const starts = firsts.map((_, place) => homeAnswers(lanesFrom(place, [CARDS, FEWER, 1, 1]), shown));
/** Only the first lane has another shape for few games. */
const smallStarts = firsts.map((_, place) => homeAnswers(lanesFrom(place, [FEATURE - 1, 1, 1]), shown));
const all = homeAnswers(
  byPlace.map((code) => lane(code, FEWER)),
  shown,
);

/** The rendering with a category at a place, if it can be there: with lanes before it, and with enough after it. */
function sampleAt(
  code: GameCategory,
  at: number,
  isSmall: boolean,
): (EarlySample & { at: number }) | undefined {
  const place = byPlace.indexOf(code);
  if (place < at) return undefined;
  if (at === IN_VIEW) return { at: place, answers: all };
  const answers = (at === 0 && isSmall ? smallStarts : starts)[place - at];
  return answers && { at, answers };
}

/** Every category at every place that differs, with few cards and with many. */
function laneKinds(): NonNullable<EarlyPlace['kinds']> {
  const kinds: Record<string, EarlySample & { at: number }> = {};
  for (const code of gameCategories) {
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
      (element[1].href ?? '').startsWith(`${paths.games}?category=`) &&
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
