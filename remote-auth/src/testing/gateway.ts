import { openBody, publicKey } from './secrets';

/** A call that reached the gateway. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Decrypted if it was encrypted. */
  readonly body: unknown;
}

export type Answer =
  | {
      readonly success: boolean;
      readonly value?: unknown;
      readonly errorCode?: string;
      readonly message?: string;
    }
  | { readonly status: number }
  | 'unreachable'
  | 'timeout';

type Answers = (call: Received) => Answer | Promise<Answer>;

const KEY_PATH = '/wps/session/key/rsa';

/** Replaces HTTP only: the real request client, with its encryption, calls it. */
export class FakeGateway {
  readonly received: Received[] = [];
  readonly #answers = new Map<string, Answers>();

  /** Sets the answer of a path. Other paths succeed with an empty value. */
  on(path: string, answers: Answer | Answers): void {
    this.#answers.set(path, typeof answers === 'function' ? answers : () => answers);
  }

  /** Removes all answers. */
  forget(): void {
    this.#answers.clear();
  }

  /** The calls of one path. */
  calls(path: string): readonly Received[] {
    return this.received.filter((call) => call.path === path);
  }

  async answer(
    method: string,
    url: string,
    headers: Record<string, string>,
    raw: string | null,
  ): Promise<Answer> {
    const path = new URL(url, 'http://localhost').pathname;
    if (path === KEY_PATH) return { success: true, value: publicKey };
    const sent = raw === null ? undefined : (JSON.parse(raw) as { value: string });
    const rsa = headers['X-RSA'];
    const call: Received = { method, path, headers, body: sent && rsa ? openBody(rsa, sent.value) : sent };
    this.received.push(call);
    return (await this.#answers.get(path)?.(call)) ?? { success: true, value: {} };
  }
}

/** Replaces XMLHttpRequest by a gateway. */
export function provideGateway(): FakeGateway {
  const gateway = new FakeGateway();
  class GatewayRequest {
    status = 0;
    statusText = '';
    responseText = '';
    readonly headers: Record<string, string> = {};
    onloadend?: () => void;
    onerror?: (event: object) => void;
    ontimeout?: () => void;
    #method = '';
    #url = '';
    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getAllResponseHeaders() {
      return '';
    }
    abort() {}
    async send(raw: string | null) {
      const answer = await gateway.answer(this.#method.toUpperCase(), this.#url, this.headers, raw);
      if (answer === 'timeout') return this.ontimeout?.();
      if (answer === 'unreachable') return this.onerror?.({});
      this.status = 'status' in answer ? answer.status : 200;
      this.responseText = 'status' in answer ? '' : JSON.stringify(answer);
      this.onloadend?.();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: GatewayRequest });
  return gateway;
}
