import { type GameCard, type GameLane, gameList } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { artworkPath } from './artwork/store';
import { games } from './catalog';
import type { Category } from './categories';
import type { Game } from './game';

/** The lanes of a merchant, in its order; a category narrows to one, a limit cuts the cards and not the count (R7.37). */
export const gameListAnswer = (): Answer =>
  answer(gameList, ({ request: { category, limit }, merchant, language }) => {
    const wanted =
      category === undefined ? merchant.lanes : merchant.lanes.filter((lane) => lane === category);
    return { data: { lanes: wanted.map((lane) => laneOf(lane, language, limit)) } };
  });

function laneOf(category: Category, language: string, limit?: number): GameLane {
  const all = games.filter((game) => game.category === category);
  const shown = limit === undefined ? all : all.slice(0, Math.max(0, Math.floor(limit)));
  const makers = new Map(all.map(({ vendor }) => [vendor.code, vendor.name]));
  return {
    title: category,
    cards: shown.map((game) => cardOf(game, language)),
    gameClassify: [...makers].map(([vendor, name]) => ({ vendor, name })),
    gameCount: all.length,
  };
}

const cardOf = (game: Game, language: string): GameCard => ({
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
