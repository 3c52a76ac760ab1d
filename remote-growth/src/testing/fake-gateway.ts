import { installRelease } from './release';

/** What the stood-in gateway says to a call: the `value` of its envelope, or a refusal. */
type Reply = { readonly value: unknown } | { readonly message: string };

const replies = new Map<string, Reply>();
const asked: string[] = [];

/** The one thing that these tests stand in for: HTTP. Everything above it is the real shell. */
class FakeRequest {
  readonly upload = {};
  status = 200;
  statusText = 'OK';
  responseText = '';
  onloadend: (() => void) | null = null;
  #path = '';

  open(_method: string, url: string): void {
    this.#path = new URL(url, location.origin).pathname;
  }
  setRequestHeader(): void {}
  getAllResponseHeaders(): string {
    return '';
  }
  abort(): void {}
  send(): void {
    asked.push(this.#path);
    const reply = replies.get(this.#path) ?? { message: `nothing stands in for ${this.#path}` };
    this.responseText = JSON.stringify({ success: 'value' in reply, ...reply });
    setTimeout(() => this.onloadend?.(), 0);
  }
}

export const gateway = {
  install(): void {
    replies.clear();
    asked.length = 0;
    installRelease();
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  },
  answers({ path }: { readonly path: string }, value: unknown): void {
    replies.set(path, { value });
  },
  refuses({ path }: { readonly path: string }, message = 'refused'): void {
    replies.set(path, { message });
  },
  /** How often a call has been made. */
  count: ({ path }: { readonly path: string }): number => asked.filter((other) => other === path).length,
};
