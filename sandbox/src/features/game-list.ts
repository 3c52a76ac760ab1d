import {
  changeFavourites,
  favouriteList,
  type GameCard,
  type GameLane,
  gameList,
  gameMatches,
  newGameVendor,
} from '@tessera/contract';
import { type Category, type Game, type GameStock, picturePath, vendors } from '../catalog';
import { matchesAt } from '../catalog/matches';
import { type Answer, answer } from '../gateway';
import type { Store } from '../members';

/** Codes of the vendors that count as new, newest first. */
const newVendors: readonly string[] = ['LNG', 'VLR', 'PEG', 'ORV', 'TDW', 'HPN'];

/** The lanes of games (R7.37), the new vendors (R7.35), and the matches to bet on (R3.27). */
export const gameListAnswers = (stock: GameStock): readonly Answer[] => [
  answer(gameList, ({ request: { category, ...range }, merchant, language }) => {
    const lanes = merchant.lanes.filter((lane) => category === undefined || lane === category);
    return { data: { lanes: lanes.map((lane) => laneOf(stock.games(), lane, language, range)) } };
  }),
  answer(newGameVendor, () => ({
    vendors: newVendors.flatMap((code) =>
      vendors
        .filter((vendor) => vendor.code === code)
        .map(({ code: vendor, name, categories }) => ({ vendor, name, gameTypes: [...categories] })),
    ),
  })),
  answer(gameMatches, ({ language }) => ({ matches: matchesAt(Date.now(), language) })),
];

/** Favourites of one member; older ones are dropped. */
const LIMIT = 200;

/** The games that a member likes, on every device. */
export const favouriteAnswers = (store: Store, stock: GameStock): readonly Answer[] => [
  answer(favouriteList, ({ language, member }) => {
    const byId = new Map(stock.games().map((game) => [game.id, game]));
    const liked = (member().favourites ?? []).flatMap((id) => byId.get(id) ?? []);
    return { games: liked.map((game) => cardOf(game, language)) };
  }),
  answer(changeFavourites, ({ request: { add, remove }, member }) =>
    store.change(member(), (draft) => {
      const others = (draft.favourites ?? []).filter((id) => !add.includes(id) && !remove.includes(id));
      draft.favourites = [...add, ...others].slice(0, LIMIT);
    }),
  ),
];

/** The cards of a lane that were requested. */
interface CardRange {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

const wholeNumber = (value: number): number => Math.max(0, Math.floor(value));

/** The lane of a category. The range selects its cards; the count is always that of all games. */
function laneOf(
  games: readonly Game[],
  category: Category,
  language: string,
  { offset = 0, limit = Number.POSITIVE_INFINITY }: CardRange,
): GameLane {
  const ofCategory = games.filter((game) => game.category === category);
  const selected = ofCategory.slice(wholeNumber(offset), wholeNumber(offset) + wholeNumber(limit));
  const vendorNames = new Map(ofCategory.map(({ vendor }) => [vendor.code, vendor.name]));
  return {
    title: category,
    cards: selected.map((game) => cardOf(game, language)),
    gameClassify: [...vendorNames].map(([vendor, name]) => ({ vendor, name })),
    gameCount: ofCategory.length,
  };
}

/** A game as the gateway sends it. */
export const cardOf = (game: Game, language: string): GameCard => ({
  gameId: game.id,
  gameCode: game.code,
  nodeId: game.nodeId,
  vendor: game.vendor.code,
  accountTypeName: game.vendor.name,
  displayName: gameName(game, language),
  freeplay: game.freePlay,
  image: picturePath(game),
  hot: game.hot,
});

/** The name of a game: Chinese or English. */
export const gameName = ({ name }: Game, language: string): string => (language === 'CN' ? name.CN : name.EN);
