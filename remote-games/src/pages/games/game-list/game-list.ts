import { RequestError } from '@tessera/shell/request';
import { createStore } from '@tessera/shell/state';
import type { GameCategory } from '../../../common/categories';
import { Collector, type GameCollection } from './collector';
import { loadGames } from './load-games';

/** The games that have been loaded so far. */
export interface GameListState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Absent before the first answer. */
  readonly collection?: GameCollection;
  /** Why it failed. */
  readonly error?: RequestError;
}

/**
 * The games of one category in one language, collected from many answers. The request layer decides how long an answer
 * is fresh. The list keeps only what it derives from the answers, so that a page that the member returns to shows its
 * games at once.
 */
export class GameList {
  readonly store = createStore<GameListState>(() => ({ status: 'loading' }));
  #isLoading = false;
  readonly #category: GameCategory | undefined;

  constructor(category: GameCategory | undefined) {
    this.#category = category;
  }

  /** Loads the games, unless that is in progress. The first list grows with each answer; later ones replace it whole. */
  readonly load = (): void => {
    if (!this.#isLoading) void this.#load();
  };

  async #load(): Promise<void> {
    this.#isLoading = true;
    const { status, collection: shown } = this.store.getState();
    const isFirst = status !== 'ready';
    if (status === 'failed') this.store.setState({ status: 'loading' });
    const collector = new Collector(shown);
    try {
      await loadGames(this.#category, (lanes) => {
        const added = collector.add(lanes);
        if (isFirst && added > 0) this.store.setState({ collection: collector.collection() });
        return added;
      });
      this.store.setState({ status: 'ready', collection: collector.collection() });
    } catch (thrown) {
      if (!(thrown instanceof RequestError)) throw thrown;
      // After a failed update the last list stays.
      if (isFirst) this.store.setState({ status: 'failed', error: thrown });
    } finally {
      this.#isLoading = false;
    }
  }
}

/** The number of lists in memory. Members switch between few categories, and one may have 10,000 games. */
const MAX_LISTS = 3;
const gameLists = new Map<string, GameList>();

/** @returns the list of a category, or of all, in a language (product code); removes the least recently used one */
export function gameListOf(category: GameCategory | undefined, language: string): GameList {
  const key = `${language} ${category ?? ''}`;
  const list = gameLists.get(key) ?? new GameList(category);
  gameLists.delete(key);
  gameLists.set(key, list);
  for (const oldest of [...gameLists.keys()].slice(0, -MAX_LISTS)) gameLists.delete(oldest);
  return list;
}
