import { RequestError } from '@tessera/shell/request';
import { isMergedCategory } from '../../../common/categories/house-category';
import { Collector, type GameCollection } from './collector';
import { loadGames } from './load-games';

/** Games as far as they have come. */
export interface CatalogueState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Absent while nothing has come yet. */
  readonly collection?: GameCollection;
  /** Why it failed. */
  readonly error?: RequestError;
}

/** In ms: games that are older are asked for again when their page opens. */
const FRESH = 180_000;

/** The games of one category in one language, loaded once for all who look at them. */
export class Catalogue {
  #state: CatalogueState = { status: 'loading' };
  #loadedAt = Number.NEGATIVE_INFINITY;
  #loading = false;
  readonly #listeners = new Set<() => void>();
  readonly #category: string | undefined;

  constructor(category: string | undefined) {
    this.#category = category;
  }

  readonly state = (): CatalogueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.refresh();
    return () => this.#listeners.delete(listener);
  };

  /** Loads what is missing, failed or too old. Who is looking sees new games come in, never a list that shrinks. */
  readonly refresh = (): void => {
    const isFresh = this.#state.status === 'ready' && Date.now() - this.#loadedAt < FRESH;
    if (!this.#loading && !isFresh) void this.#load();
  };

  async #load(): Promise<void> {
    this.#loading = true;
    const isFirst = this.#state.status !== 'ready';
    if (this.#state.status === 'failed') this.#tell({ ...this.#state, status: 'loading' });
    const collector = new Collector();
    try {
      await loadGames(this.#category, isMergedCategory(this.#category), (lanes) => {
        const added = collector.add(lanes);
        if (isFirst && added > 0) this.#tell({ status: 'loading', collection: collector.collection() });
        return added;
      });
      this.#loadedAt = Date.now();
      this.#tell({ status: 'ready', collection: collector.collection() });
    } catch (thrown) {
      if (!(thrown instanceof RequestError)) throw thrown;
      // Games that were there already are better than none.
      if (isFirst) this.#tell({ ...this.#state, status: 'failed', error: thrown });
    } finally {
      this.#loading = false;
    }
  }

  #tell(state: CatalogueState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Members go to and fro between a few categories; more would only fill the memory. */
const KEPT = 3;
const catalogues = new Map<string, Catalogue>();

/**
 * The catalogue of a category, or of all, with names in a language (a product code); the one that was used longest
 * ago is forgotten.
 */
export function catalogueOf(category: string | undefined, language: string): Catalogue {
  const key = `${language} ${category ?? ''}`;
  const catalogue = catalogues.get(key) ?? new Catalogue(category);
  catalogues.delete(key);
  catalogues.set(key, catalogue);
  for (const oldest of [...catalogues.keys()].slice(0, -KEPT)) catalogues.delete(oldest);
  return catalogue;
}
