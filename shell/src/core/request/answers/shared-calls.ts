import { TransportFailure } from '../transport/transport-failure';

interface SharedCall {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  readers: number;
}

/** The calls in progress. Equal ones share one request, which is cancelled when its last reader gives up (R7.1c). */
export class SharedCalls {
  readonly #inProgress = new Map<string, SharedCall>();

  /**
   * Joins the call of a key, or starts it.
   * @param start makes the call; its signal aborts when no reader is left
   * @param signal gives up for this reader only. A reader without a signal keeps the call to its end
   * @throws TransportFailure `cancelled` if `signal` aborts, and what the call throws
   */
  join<Answer>(
    key: string,
    start: (signal: AbortSignal) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    if (signal?.aborted) return Promise.reject(new TransportFailure('cancelled'));
    const shared = this.#inProgress.get(key) ?? this.#start(key, start);
    shared.readers += 1;
    const answer = shared.answer as Promise<Answer>;
    if (!signal) return answer;
    return new Promise((resolve, reject) => {
      const leave = () => {
        shared.readers -= 1;
        if (shared.readers === 0) this.#cancel(key, shared);
        reject(new TransportFailure('cancelled'));
      };
      signal.addEventListener('abort', leave);
      answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  /** Lets the next equal call start anew, while those who have joined the one in progress still get its answer. */
  forget(key: string): void {
    this.#inProgress.delete(key);
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<unknown>): SharedCall {
    const controller = new AbortController();
    const answer = start(controller.signal).finally(() => this.#remove(key, shared));
    const shared: SharedCall = { answer, controller, readers: 0 };
    this.#inProgress.set(key, shared);
    return shared;
  }

  /** The next equal call starts anew, although the cancelled one has not ended yet. */
  #cancel(key: string, shared: SharedCall): void {
    this.#remove(key, shared);
    shared.controller.abort();
  }

  #remove(key: string, shared: SharedCall): void {
    if (this.#inProgress.get(key) === shared) this.#inProgress.delete(key);
  }
}
