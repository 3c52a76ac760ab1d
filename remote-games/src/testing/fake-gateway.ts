import { installRelease } from './release';

type Path = { readonly path: string };
type Query = Readonly<Record<string, string>>;
/** What the stood-in gateway says to a call: an answer, or undefined for none at all. */
type Reply = (query: Query) => object | undefined;

const replies = new Map<string, Reply>();
const asked: { readonly path: string; readonly query: Query }[] = [];

/** The one thing that these tests stand in for: HTTP. Everything above it is the real shell. */
class FakeRequest {
  readonly upload = {};
  status = 200;
  statusText = 'OK';
  responseText = '';
  timeout = 0;
  onloadend: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  #url = new URL(location.origin);
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(_method: string, url: string): void {
    this.#url = new URL(url, location.origin);
  }
  setRequestHeader(): void {}
  getAllResponseHeaders(): string {
    return '';
  }
  abort(): void {
    clearTimeout(this.#timer);
  }
  send(): void {
    const { pathname: path, searchParams } = this.#url;
    const query = Object.fromEntries(searchParams);
    asked.push({ path, query });
    const reply = replies.get(path) ?? (() => ({ success: false, message: `nothing stands in for ${path}` }));
    const answer = reply(query);
    if (!answer) {
      this.#timer = setTimeout(() => this.ontimeout?.(), this.timeout);
      return;
    }
    this.responseText = JSON.stringify(answer);
    this.#timer = setTimeout(() => this.onloadend?.(), 0);
  }
}

export const gateway = {
  install(): void {
    replies.clear();
    asked.length = 0;
    localStorage.clear();
    sessionStorage.clear();
    installRelease();
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  },
  /** The value of the envelope, which may depend on the query. */
  answers({ path }: Path, value: object | ((query: Query) => object)): void {
    replies.set(path, (query) => ({
      success: true,
      value: typeof value === 'function' ? value(query) : value,
    }));
  },
  refuses({ path }: Path, message = 'refused'): void {
    replies.set(path, () => ({ success: false, message }));
  },
  /** Never answers: the call runs into its limit. */
  hangs({ path }: Path): void {
    replies.set(path, () => undefined);
  },
  /** The queries with which a call was made, in order. */
  queries: ({ path }: Path): readonly Query[] =>
    asked.filter((one) => one.path === path).map(({ query }) => query),
};
