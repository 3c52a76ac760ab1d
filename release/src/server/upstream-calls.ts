import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { Agent, type Dispatcher } from 'undici';

/** More calls of one path wait, so that a path that does not answer leaves connections to the others. */
const CALLS_PER_PATH = 128;
/** Paths whose calls are counted: more than a gateway has. */
const PATHS = 1_000;
/** Connections to one upstream. */
const CONNECTIONS = 8 * CALLS_PER_PATH;
/** Time in ms to connect to an upstream. */
const CONNECT_TIMEOUT = 5_000;

type Callback<T> = (error: Error | null, data: Dispatcher.ResponseData<T>) => void;

/** An agent whose requests can be aborted, though the proxy that sends them knows no signals. */
class AbortableAgent extends Agent {
  #signal: AbortSignal | null = null;

  /** Calls `send`. A request that it sends before it returns ends with the signal. */
  within(signal: AbortSignal, send: () => void): void {
    this.#signal = signal;
    try {
      send();
    } finally {
      this.#signal = null;
    }
  }

  override request<T = null>(options: Dispatcher.RequestOptions<T>): Promise<Dispatcher.ResponseData<T>>;
  override request<T = null>(options: Dispatcher.RequestOptions<T>, callback: Callback<T>): void;
  override request<T = null>(options: Dispatcher.RequestOptions<T>, callback?: Callback<T>) {
    const abortable = { ...options, signal: this.#signal };
    return callback ? super.request(abortable, callback) : super.request(abortable);
  }
}

/** Resolves when the visitor has the answer, or has left: the signal is aborted then. */
function untilEnded({ raw }: FastifyReply): { readonly ended: Promise<void>; readonly left: AbortSignal } {
  const left = new AbortController();
  const ended = new Promise<void>((resolve) => {
    raw.once('close', () => {
      // An abort makes an error with its stack, which is expensive.
      if (!raw.writableFinished) left.abort();
      resolve();
    });
  });
  return { ended, left: left.signal };
}

export interface UpstreamCallOptions {
  /** Certificates of trusted authorities, in PEM format. Default: those that Node trusts. */
  readonly ca: string | undefined;
  /** Time in ms for an upstream to begin its answer, and between two parts of it. */
  readonly answerTimeout: number;
}

export interface UpstreamCalls {
  readonly agent: Agent;
  /**
   * Calls `call`, which sends a request with the agent. Waits before if too many calls of the path are open, and ends
   * the request if the visitor leaves.
   * @param path with the origin of the upstream
   * @returns when the visitor has the answer, or has left
   */
  send(reply: FastifyReply, path: string, call: () => void): Promise<void>;
}

/** Makes the calls to upstreams. Each upstream needs a valid certificate for its name. */
export function upstreamCalls({ ca, answerTimeout }: UpstreamCallOptions): UpstreamCalls {
  const agent = new AbortableAgent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT, rejectUnauthorized: true, ...(ca === undefined ? {} : { ca }) },
    headersTimeout: answerTimeout,
    bodyTimeout: answerTimeout,
  });
  const limits = new LRUCache<string, LimitFunction>({
    max: PATHS,
    memoMethod: () => pLimit(CALLS_PER_PATH),
  });

  return {
    agent,
    async send(reply, path, call) {
      const { ended, left } = untilEnded(reply);
      await limits.memo(path)(() => {
        if (reply.raw.destroyed) return;
        agent.within(left, call);
        return ended;
      });
    },
  };
}
