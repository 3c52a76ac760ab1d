import { gameList, newGameVendor, type GameCard, type GameLane } from '@tessera/contract';
import { answer, type Answer } from '../gateway';
import { artworkPath } from '../artwork';
import { vendors, type Category, type Game, type GameStock } from '../catalog';

/** The lanes of a merchant, in its order; a category narrows to one, offset and limit cut the cards and not the count (R7.37). */
export const gameListAnswer = (stock: GameStock): Answer =>
  answer(gameList, ({ request: { category, ...part }, merchant, language }) => {
    const wanted =
      category === undefined ? merchant.lanes : merchant.lanes.filter((lane) => lane === category);
    return { data: { lanes: wanted.map((lane) => laneOf(stock.games(), lane, language, part)) } };
  });

/** Which cards of a lane are asked for. */
interface Part {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

const whole = (amount: number): number => Math.max(0, Math.floor(amount));

function laneOf(
  games: readonly Game[],
  category: Category,
  language: string,
  { offset = 0, limit = Number.POSITIVE_INFINITY }: Part,
): GameLane {
  const all = games.filter((game) => game.category === category);
  const shown = all.slice(whole(offset), whole(offset) + whole(limit));
  const makers = new Map(all.map(({ vendor }) => [vendor.code, vendor.name]));
  return {
    title: category,
    cards: shown.map((game) => cardOf(game, language)),
    gameClassify: [...makers].map(([vendor, name]) => ({ vendor, name })),
    gameCount: all.length,
  };
}

/** A game as a lane shows it. */
export const cardOf = (game: Game, language: string): GameCard => ({
  gameId: game.id,
  gameCode: game.code,
  nodeId: game.nodeId,
  vendor: game.vendor.code,
  accountTypeName: game.vendor.name,
  displayName: nameOf(game, language),
  freeplay: game.freePlay,
  image: artworkPath(game),
  hot: game.hot,
});

/** The game's name in the language, English where it has none. */
export const nameOf = ({ name }: Game, language: string): string => (language === 'CN' ? name.CN : name.EN);

/** Makers that count as new, the newest first. */
const newest: readonly string[] = ['LNG', 'VLR', 'PEG', 'ORV', 'TDW', 'HPN'];

/** The makers that came last (R7.35). */
export const newVendorsAnswer = (): Answer =>
  answer(newGameVendor, () => ({
    vendors: newest.flatMap((code) =>
      vendors
        .filter((vendor) => vendor.code === code)
        .map(({ code: vendor, name, categories }) => ({ vendor, name, gameTypes: [...categories] })),
    ),
  }));
