/** @jest-environment jsdom */
import { noWork } from '../../testing/early-page';
import { dismissFailure, showFailure, watchStart } from './show-failure';

const html = `
  <div id="root"><div class="sk"></div></div>
  <div id="tessera-failed" hidden><div lang="en">Sorry</div><div lang="ar">عذرا</div></div>`;
const notice = () => document.getElementById('tessera-failed');
const said = () =>
  [...document.querySelectorAll('#tessera-failed:not([hidden]) > :not([hidden])')].map(
    (part) => part.textContent,
  );
const mainScript = (defer: boolean) => {
  const script = document.createElement('script');
  script.defer = defer;
  document.head.append(script);
  return script;
};

watchStart();
beforeEach(() => {
  document.body.innerHTML = html;
  document.documentElement.lang = 'en';
});

test.each([
  ['ar', 'عذرا'],
  ['en', 'Sorry'],
  ['th', 'Sorry'],
])('a page in %s that cannot start shows %s and no skeleton', (lang, sentence) => {
  document.documentElement.lang = lang;
  showFailure();
  expect(said()).toEqual([sentence]);
  expect(document.querySelector('.sk')).toBeNull();
});

test('a main script that cannot be loaded shows the sentence, and a script of a remote does not', () => {
  mainScript(false).dispatchEvent(new Event('error'));
  expect(said()).toEqual([]);
  mainScript(true).dispatchEvent(new Event('error'));
  expect(said()).toEqual(['Sorry']);
});

describe('within ten seconds, whether the page has loaded or a script hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = () => {
    watchStart();
    jest.advanceTimersByTime(9_000);
  };

  test('a skeleton is replaced by the sentence', () => {
    pass();
    expect(said()).toEqual(['Sorry']);
  });

  test('a page that has rendered does not change', () => {
    document.querySelector('.sk')?.remove();
    pass();
    expect(said()).toEqual([]);
  });

  test('an early view stays as it is, with the sentence beside it, also much later', () => {
    document.body.innerHTML = `<div id="early"><input value="typed"></div>${html}`;
    const element = document.getElementById('early');
    if (!element) throw new Error('no view');
    window.__tessera = {
      ...noWork(),
      view: {
        element,
        revealing: new Set(),
        held: new Set(),
        takeOver: () => undefined,
        ended: new AbortController(),
      },
    };
    pass();
    expect(said()).toEqual(['Sorry']);
    jest.advanceTimersByTime(60_000);
    expect(document.querySelector('#early input')).toHaveProperty('value', 'typed');
    showFailure();
    expect(document.getElementById('early')).toBeNull();
    delete window.__tessera;
  });
});

test('a page that starts hides the sentence, and shows it again if the whole application fails', () => {
  showFailure();
  dismissFailure();
  expect(notice()?.hidden).toBe(true);
  showFailure();
  expect(said()).toEqual(['Sorry']);
});
