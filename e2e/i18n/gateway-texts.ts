import type { Page, Request } from '@playwright/test';

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

function contains(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + words.length]);
}

/** Every text that the gateway has sent to a page: names of games and members, sentences of the merchant. */
export class GatewayTexts {
  readonly #sent: Set<string>;
  readonly #reading: Promise<void>[] = [];

  /** @param known Texts that the page knows without an answer, such as the name of the member who logs in */
  constructor(page: Page, ...known: readonly string[]) {
    this.#sent = new Set(known);
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.startsWith('/wps/')) this.#reading.push(this.#read(request));
    });
  }

  async #read(request: Request): Promise<void> {
    const answer: unknown = await request
      .response()
      .then((response) => response?.json())
      .catch(() => undefined);
    for (const text of stringsIn(answer)) this.#sent.add(text);
  }

  /** Resolves when every answer that has come is read: a page shows a text before this process knows it. */
  async read(): Promise<void> {
    await Promise.all(this.#reading);
  }

  /** Whether words are a whole text of the gateway, or whole words within one. */
  has(words: string): boolean {
    return [...this.#sent].some((text) => contains(text, words));
  }
}
