/** A call that reached the stood-in gateway. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON body; undefined when there was none. */
  readonly body: unknown;
  /** In ms: when the caller would have given up. */
  readonly timeout: number;
  readonly withCredentials: boolean;
}

/** What the gateway says: a value, a refusal, a bare body, a bad status, or nothing at all, until the caller gives up or for ever. */
export type Reply =
  | { readonly value: unknown }
  | {
      readonly refused: {
        readonly message?: string;
        readonly errorCode?: string;
        readonly value?: unknown;
      };
    }
  | { readonly body: string; readonly status?: number }
  | { readonly status: number }
  | 'unreachable'
  | 'timeout'
  | 'no answer in time'
  | 'silence';

type Replies = (call: Received) => Reply | Promise<Reply>;
type Named = string | { readonly path: string };

const pathOf = (call: Named): string => (typeof call === 'string' ? call : call.path);

function bodyOf(reply: Exclude<Reply, string>): string {
  if ('value' in reply) return JSON.stringify({ success: true, value: reply.value });
  if ('refused' in reply) return JSON.stringify({ success: false, ...reply.refused });
  return 'body' in reply ? reply.body : '';
}

/** Stands in for HTTP and nothing else: the whole request client of the shell talks to it. */
export class FakeGateway {
  readonly received: Received[] = [];
  /** The time of the gateway's clock, in ms since 1970. Without it, answers have no date. */
  time: number | undefined;
  /** The calls that were cancelled before their answer. */
  readonly cancelled: Received[] = [];
  readonly #replies = new Map<string, Replies>();

  /** What a call gets from now on; a call that no test speaks of is refused. */
  on(call: Named, reply: Reply | Replies): void {
    this.#replies.set(pathOf(call), typeof reply === 'function' ? reply : () => reply);
  }

  calls(call: Named): readonly Received[] {
    return this.received.filter(({ path }) => path === pathOf(call));
  }

  /** The queries with which a call was made, in order. */
  queries(call: Named): readonly Received['query'][] {
    return this.calls(call).map(({ query }) => query);
  }

  /** Takes back all replies, and remembers no call. */
  forget(): void {
    this.#replies.clear();
    this.received.length = 0;
    this.cancelled.length = 0;
    this.time = undefined;
  }

  async reply(call: Received): Promise<Reply> {
    this.received.push(call);
    const replies = this.#replies.get(call.path);
    return replies ? replies(call) : { refused: { message: `nothing stands in for ${call.path}` } };
  }
}

/** Puts a gateway behind XMLHttpRequest. It answers at once, or `later`: in another task, as a network does. */
export function provideGateway({ later = false } = {}): FakeGateway {
  const gateway = new FakeGateway();
  class GatewayRequest {
    readonly upload = new EventTarget();
    timeout = 0;
    withCredentials = false;
    status = 0;
    statusText = '';
    responseText = '';
    onloadend?: () => void;
    onerror?: (event: object) => void;
    ontimeout?: () => void;
    readonly #headers: Record<string, string> = {};
    #method = '';
    #url = new URL(location.origin);
    #isAborted = false;
    #call: Received | undefined;

    open(method: string, url: string): void {
      this.#method = method.toUpperCase();
      this.#url = new URL(url, location.origin);
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    getAllResponseHeaders(): string {
      return gateway.time === undefined ? '' : `date: ${new Date(gateway.time).toUTCString()}\r\n`;
    }
    abort(): void {
      this.#isAborted = true;
      if (this.#call) gateway.cancelled.push(this.#call);
    }
    async send(body: string | null): Promise<void> {
      this.#call = {
        method: this.#method,
        path: this.#url.pathname,
        query: Object.fromEntries(this.#url.searchParams),
        headers: this.#headers,
        body: body ? JSON.parse(body) : undefined,
        timeout: this.timeout,
        withCredentials: this.withCredentials,
      };
      const reply = await gateway.reply(this.#call);
      if (later) await new Promise((resolve) => setTimeout(resolve));
      if (this.#isAborted || reply === 'silence') return;
      if (reply === 'no answer in time') {
        setTimeout(() => this.#isAborted || this.ontimeout?.(), this.timeout);
        return;
      }
      if (reply === 'timeout') return this.ontimeout?.();
      if (reply === 'unreachable') return this.onerror?.({});
      this.status = 'status' in reply ? (reply.status ?? 200) : 200;
      this.responseText = bodyOf(reply);
      this.onloadend?.();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: GatewayRequest });
  // As on a page that was idle before: calls are sent at once.
  void import('../core/request').then(({ loadTransport }) => loadTransport());
  return gateway;
}
