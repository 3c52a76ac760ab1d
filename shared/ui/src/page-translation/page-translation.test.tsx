/** @jest-environment jsdom */
import { fc, property } from '@tessera/build/testing';
import { act, cleanup, render } from '@testing-library/react';
import { Fragment, Suspense, use } from 'react';
import { type Manner, translatePage } from '../testing/page-translator';
import { watchPageTranslation } from './page-translation';

const manners: readonly Manner[] = [
  'replaces the text',
  'inserts, then removes the text',
  'keeps the text in its element',
];

/** Waits until the page and the translator have followed each other's changes. */
const settle = () => act(async () => {});

let endWatch: () => void;
let showOriginal = () => {};
beforeEach(() => {
  endWatch = watchPageTranslation();
});
afterEach(() => {
  showOriginal();
  cleanup();
  endWatch();
});

/** What a visitor reads. */
function shown(): string {
  const body = document.createElement('div');
  body.innerHTML = document.body.innerHTML;
  for (const hidden of body.querySelectorAll('[hidden]')) hidden.remove();
  return body.textContent;
}

interface Piece {
  readonly key: string;
  readonly words: string;
  readonly isElement: boolean;
}

const content = fc.uniqueArray(
  fc.record<Piece>({
    key: fc.constantFrom('1', '2', '3', '4'),
    words: fc.constantFrom('Pay $50.00', 'Pay $800.00', 'No fee', '59', ' ', ''),
    isElement: fc.boolean(),
  }),
  { selector: ({ key }) => key },
);

const drawn = (pieces: readonly Piece[]) => (
  <p>
    {pieces.map(({ key, words, isElement }) => (
      <Fragment key={key}>{isElement ? <b>{words}</b> : words}</Fragment>
    ))}
  </p>
);

const translated = (pieces: readonly Piece[]): string =>
  pieces.map(({ words }) => (/\p{L}/u.test(words) ? `‹${words}›` : words)).join('');
const original = (pieces: readonly Piece[]): string => pieces.map(({ words }) => words).join('');

describe.each(manners)('while a translator that %s is at work', (manner) => {
  property(
    'the page shows what it would show, in every order of its texts and elements, and without the translator again',
    fc.record({ before: content, steps: fc.array(content, { minLength: 1 }), after: fc.array(content) }),
    async ({ before, steps, after }) => {
      showOriginal();
      cleanup();
      const { rerender } = render(drawn(before));
      showOriginal = translatePage(manner);
      await settle();
      expect(shown()).toBe(translated(before));
      for (const pieces of steps) {
        rerender(drawn(pieces));
        await settle();
        expect(shown()).toBe(translated(pieces));
      }
      showOriginal();
      await settle();
      expect(shown()).toBe(original(steps.at(-1) ?? []));
      for (const pieces of after) {
        rerender(drawn(pieces));
        await settle();
        expect(shown()).toBe(original(pieces));
      }
    },
  );

  test('a part that waits for its code is hidden, and comes back', async () => {
    const Wait = ({ code }: { code?: Promise<null> }) => (code ? use(code) : null);
    const part = (code?: Promise<null>) => (
      <Suspense fallback="Loading">
        Pay <Wait {...(code && { code })} />
      </Suspense>
    );
    const { rerender } = render(part());
    showOriginal = translatePage(manner);
    await settle();
    let arrive = () => {};
    const code = new Promise<null>((resolve) => {
      arrive = () => resolve(null);
    });
    await act(async () => rerender(part(code)));
    await settle();
    expect(shown()).toBe('‹Loading›');
    await act(async () => arrive());
    await settle();
    expect(shown()).toBe('‹Pay ›');
  });
});
