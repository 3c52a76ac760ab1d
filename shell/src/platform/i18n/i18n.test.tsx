/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useOfferedLanguages } from '../../core/site';
import { acceptStatus, defaultSite } from '../../core/site/store';
import AR from '../../locales/AR.json';
import CN from '../../locales/CN.json';
import EN from '../../locales/EN.json';
import { provideRelease } from '../../testing';
import { changeLanguage, currentLanguage, useLanguage, useText } from '.';
import { hasTexts, provideTexts, speak, text } from './engine';
import { adoptLanguage, startLanguage } from './language';

provideRelease({ merchant: { languages: ['EN', 'CN', 'AR', 'TH', 'TW', 'KO', 'KR', 'XX'] } });
const catalogs: Readonly<Record<string, Readonly<Record<string, string>>>> = { EN, CN, AR };
const load = jest.fn(async (code: string) => {
  const found = catalogs[code];
  if (!found) throw new Error(`no catalog for ${code}`);
  return { default: found };
});
let warned: jest.SpyInstance;

beforeAll(() => provideTexts('shell', load));
beforeEach(async () => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act(() => changeLanguage('EN'));
  localStorage.clear();
});
afterEach(() => warned.mockRestore());

describe('the language to start with', () => {
  const speaking = (...tags: string[]) =>
    Object.defineProperty(navigator, 'languages', { value: tags, configurable: true });

  test('is the stored choice, then the browser’s, then EN [R4.34a]', () => {
    speaking('ar-EG', 'zh-CN');
    expect(startLanguage()).toBe('AR');
    localStorage.setItem('tessera:language', 'CN');
    expect(startLanguage()).toBe('CN');
    localStorage.clear();
    speaking('fr-FR');
    expect(startLanguage()).toBe('EN');
  });
});

describe('a picker', () => {
  const listedWhen = (languages: string[] | undefined) => {
    acceptStatus({ ...defaultSite(), mobileTemplate: { ...defaultSite().mobileTemplate, languages } });
    return renderHook(useOfferedLanguages).result.current.map(({ code }) => code);
  };

  test('lists what the template parameters name, of what the release offers [R1.10b]', () => {
    expect(listedWhen(['AR', 'JA', 'EN', 'XX'])).toEqual(['AR', 'EN']);
  });

  test.each([[undefined], [[]], [['JA']]])(
    'lists what the release offers where they name %p',
    (languages) => {
      expect(listedWhen(languages)).toEqual(['EN', 'CN', 'AR', 'TH', 'TW', 'KO', 'KR']);
    },
  );
});

describe('changing the language', () => {
  test('changes every text, the document and the next start', async () => {
    const { result } = renderHook(() => ({ t: useText('shell'), language: useLanguage() }));
    expect(result.current.t('nav_wallet')).toBe('Wallet');
    await act(() => changeLanguage('AR'));
    expect(result.current.t('nav_wallet')).toBe('المحفظة');
    expect(result.current.language).toBe('AR');
    expect(currentLanguage()).toBe('AR');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(localStorage.getItem('tessera:language')).toBe('AR');
    await act(() => changeLanguage('CN'));
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['zh-Hans', 'ltr']);
  });

  test.each(['JA', 'XX', '', '<b>'])(
    'to %j, which the merchant does not offer, changes nothing',
    async (code) => {
      await act(() => changeLanguage(code));
      expect(currentLanguage()).toBe('EN');
      expect(localStorage.getItem('tessera:language')).toBeNull();
      expect(warned).toHaveBeenCalledTimes(1);
    },
  );

  test('to one that has no catalog speaks EN, in a document of that language', async () => {
    await act(() => changeLanguage('TH'));
    expect(text('shell', 'nav_wallet')).toBe('Wallet');
    expect(document.documentElement.lang).toBe('th');
  });

  test('twice, quickly, ends with the last one, whichever catalog comes first', async () => {
    let arrive = () => {};
    await provideTexts('late', (code) =>
      code === 'CN'
        ? new Promise((resolve) => {
            arrive = () => resolve({ default: { word: '晚' } });
          })
        : Promise.resolve({ default: { word: code } }),
    );
    const first = changeLanguage('CN');
    const second = changeLanguage('AR');
    await second;
    arrive();
    await first;
    expect(currentLanguage()).toBe('AR');
    expect(text('shell', 'nav_wallet')).toBe('المحفظة');
  });

  /** Loads catalogs: the one of EN and a further one only when a test says so. */
  function slowly(other: string) {
    const arrivals = new Map<string, () => void>();
    const loadLater = async (code: string) => {
      if (code === 'EN' || code === other) await new Promise<void>((resolve) => arrivals.set(code, resolve));
      return { default: { word: code } };
    };
    return { loadLater, arrive: async (code: string) => act(async () => arrivals.get(code)?.()) };
  }

  test('while a piece loads its texts gives it those of the last one', async () => {
    const { loadLater, arrive } = slowly('CN');
    let isProvided = false;
    const provided = provideTexts('crossed', loadLater).then(() => {
      isProvided = true;
    });
    const changed = changeLanguage('CN');
    await arrive('EN');
    expect(isProvided).toBe(false);
    await arrive('CN');
    await Promise.all([provided, changed]);
    expect(hasTexts('crossed')).toBe(true);
    expect(text('crossed', 'word')).toBe('CN');
  });

  test('leaves a piece its texts until those of the next one are there', async () => {
    const { loadLater, arrive } = slowly('AR');
    const provided = provideTexts('lasting', loadLater);
    await arrive('EN');
    await provided;
    const changed = changeLanguage('AR');
    expect(hasTexts('lasting')).toBe(true);
    expect(text('lasting', 'word')).toBe('EN');
    await arrive('AR');
    await changed;
    expect(text('lasting', 'word')).toBe('AR');
  });

  test('loads each catalog once', async () => {
    load.mockClear();
    await act(() => changeLanguage('AR'));
    await act(() => changeLanguage('EN'));
    await act(() => changeLanguage('AR'));
    expect(load.mock.calls.length).toBeLessThanOrEqual(1);
  });
});

describe('texts', () => {
  test('fill in their values, as they are', () => {
    const part = '<b>{{x}} $t(retry)</b>';
    expect(text('shell', 'nav_unread', { name: part, count: 2 })).toBe(`${part}, 2 unread messages`);
  });

  test.each([
    [0, 'Chat, 0 unread messages'],
    [1, 'Chat, 1 unread message'],
    [2, 'Chat, 2 unread messages'],
  ])('choose the plural for %d', (count, sentence) => {
    expect(text('shell', 'nav_unread', { name: 'Chat', count })).toBe(sentence);
  });

  test('write numbers as the language does, in Western digits', async () => {
    await provideTexts('numbers', async () => ({ default: { n_one: '{{count}}', n_other: '{{count}}' } }));
    expect(text('numbers', 'n', { count: 12045 })).toBe('12,045');
    await act(() => changeLanguage('AR'));
    expect(text('numbers', 'n', { count: 12045 })).toMatch(/12.045/);
  });

  test('choose every plural that Arabic has', async () => {
    await act(() => changeLanguage('AR'));
    const forms = [0, 1, 2, 3, 11, 100].map((count) =>
      text('shell', 'nav_unread', { name: '', count })
        .replaceAll(/[\u2068\u2069]/g, '')
        .replace(/\d+/, 'n'),
    );
    const wanted = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
    expect(forms).toEqual(
      wanted.map((form) => AR[`nav_unread_${form}`].replace('{{name}}', '').replace('{{count}}', 'n')),
    );
  });

  test('of a remote that has none in this language are its English ones', async () => {
    await act(() => changeLanguage('CN'));
    await provideTexts('english-only', async (code) => {
      if (code !== 'EN') throw new Error('404');
      return { default: { title: 'Games' } };
    });
    expect(text('english-only', 'title')).toBe('Games');
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('no CN texts for english-only'));
  });

  test('of a remote whose catalogs fail to load are their keys', async () => {
    await expect(provideTexts('gone', () => Promise.reject(new Error('dead')))).resolves.toBeUndefined();
    expect(text('gone', 'login_title')).toBe('login_title');
  });

  test('of one piece render again when they change, and those of another piece do not', async () => {
    await provideTexts('one', () => Promise.resolve({ default: { word: 'first' } }));
    const { result } = renderHook(() => ({ one: useText('one'), shell: useText('shell') }));
    const before = result.current;
    await act(() => provideTexts('one', () => Promise.resolve({ default: { word: 'first' } })));
    expect(result.current.one).not.toBe(before.one);
    expect(result.current.shell).toBe(before.shell);
    await act(() => changeLanguage('AR'));
    expect(result.current.shell).not.toBe(before.shell);
  });

  test('of two pieces with the same key stay apart', async () => {
    await provideTexts('other', () => Promise.resolve({ default: { retry: 'Once more' } }));
    expect([text('shell', 'retry'), text('other', 'retry')]).toEqual(['Try again', 'Once more']);
  });
});

describe('a piece whose texts are incomplete', () => {
  const pieces: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    EN: { a: 'a in English', b: 'b in English', n_one: 'one in English', n_other: 'many in English' },
    CN: { a: '甲', n_other: '多' },
    TW: { a: '甲（繁）' },
    KO: { a: '가' },
  };
  const provide = async (name: string, without: readonly string[] = []) => {
    const asked: string[] = [];
    await provideTexts(name, async (code) => {
      asked.push(code);
      const catalog = without.includes(code) ? undefined : pieces[code];
      if (!catalog) throw new Error('404');
      return { default: catalog };
    });
    return asked;
  };
  const settled = () => act(async () => {});

  test('loads its own language only, as long as nothing is missing', async () => {
    await act(() => changeLanguage('TW'));
    const asked = await provide('whole');
    expect(text('whole', 'a')).toBe('甲（繁）');
    await settled();
    expect(asked).toEqual(['TW']);
  });

  test('takes a missing sentence from the nearest language that has it, and no other', async () => {
    await act(() => changeLanguage('TW'));
    const asked = await provide('gaps');
    const { result } = renderHook(() => useText('gaps'));
    result.current('n', { count: 1 });
    await settled();
    expect([result.current('a'), result.current('n', { count: 1 })]).toEqual(['甲（繁）', '多']);
    await settled();
    expect(asked).toEqual(['TW', 'CN']);
    result.current('b');
    await settled();
    expect(result.current('b')).toBe('b in English');
    result.current('no such key');
    await settled();
    expect(asked).toEqual(['TW', 'CN', 'EN']);
  });

  test('takes all from a fallback if the language has no catalog', async () => {
    await act(() => changeLanguage('TW'));
    const asked = await provide('relative', ['TW']);
    expect(text('relative', 'a')).toBe('甲');
    expect(text('relative', 'n', { count: 3 })).toBe('多');
    await settled();
    // A catalog that failed is not asked for again, and nothing is missing.
    expect(asked).toEqual(['TW', 'CN']);
  });

  test('has one catalog under both names of Korean', async () => {
    await act(() => changeLanguage('KR'));
    const asked = await provide('korean');
    expect(text('korean', 'a')).toBe('가');
    await act(() => changeLanguage('KO'));
    expect(text('korean', 'a')).toBe('가');
    expect(document.documentElement.lang).toBe('ko');
    expect(asked).toEqual(['KR', 'KO']);
  });
});

test('a language that is spoken before it was adopted waits for that', async () => {
  await speak('CN');
  expect(text('shell', 'nav_wallet')).toBe('Wallet');
  adoptLanguage('CN');
  await speak('CN');
  expect(text('shell', 'nav_wallet')).toBe('钱包');
});

test('in a language that reads from the right, a value within a sentence keeps its own direction', async () => {
  await provideTexts('amounts', async () => ({ default: { least: '{{amount}} <' } }));
  expect(text('amounts', 'least', { amount: '$20' })).toBe('$20 <');
  await act(() => changeLanguage('AR'));
  expect(text('amounts', 'least', { amount: '$20' })).toBe('\u2068$20\u2069 <');
});

test('texts that hang are replaced by those of a fallback after 8 s, are not waited for again, and replace it when they come', async () => {
  jest.useFakeTimers();
  let arrive = (_: { default: Record<string, string> }) => undefined as unknown;
  await provideTexts('slow', (code) =>
    code === 'TH'
      ? new Promise((resolve) => {
          arrive = resolve;
        })
      : Promise.resolve({ default: { word: `in ${code}` } }),
  );
  const said = () => text('slow' as 'shell', 'word' as 'retry');
  const switched = changeLanguage('TH');
  await jest.advanceTimersByTimeAsync(8_000);
  await switched;
  expect(said()).toBe('in EN');
  // As the start of a page does after its texts. The clock stands.
  await speak('TH');
  expect(said()).toBe('in EN');
  arrive({ default: { word: 'in TH' } });
  await jest.advanceTimersByTimeAsync(0);
  expect(said()).toBe('in TH');
  jest.useRealTimers();
});
