/** @jest-environment jsdom */
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
])('a page in %s that cannot start says %s, and promises nothing more', (lang, sentence) => {
  document.documentElement.lang = lang;
  showFailure();
  expect(said()).toEqual([sentence]);
  expect(document.querySelector('.sk')).toBeNull();
});

test('a main script that cannot be had says so; one of a remote is no matter of the page', () => {
  mainScript(false).dispatchEvent(new Event('error'));
  expect(said()).toEqual([]);
  mainScript(true).dispatchEvent(new Event('error'));
  expect(said()).toEqual(['Sorry']);
});

describe('ten seconds after the page has loaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = () => {
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
  };

  test('a skeleton is given up', () => {
    pass();
    expect(said()).toEqual(['Sorry']);
  });

  test('a page that runs is left alone', () => {
    document.querySelector('.sk')?.remove();
    pass();
    expect(said()).toEqual([]);
  });
});

test('a page that started says nothing any more', () => {
  dismissFailure();
  showFailure();
  expect(notice()).toBeNull();
  expect(document.querySelector('.sk')).not.toBeNull();
});
