import i18next from 'i18next';
import AR from '../../locales/AR.json';
import EN from '../../locales/EN.json';
import { fillerOf, sentenceIn } from './sentence';

const english = { n_one: 'one', n_other: 'many', none_zero: 'none', none_other: 'some', plain: 'plain' };

test.each([
  ['n', 1, 'one'],
  ['n', 0, 'many'],
  ['n', 1.5, 'many'],
  ['none', 0, 'none'],
  ['none', 3, 'some'],
  ['plain', 3, 'plain'],
  ['plain', undefined, 'plain'],
  ['n', undefined, undefined],
  ['other', 1, undefined],
])('the sentence of %s for %p is %p', (key, count, sentence) => {
  expect(sentenceIn(english, 'en', key, count)).toBe(sentence);
});

test.each([
  ['ar', 3, 'few'],
  ['ar', 11, 'many'],
  ['ru', 22, 'few'],
  ['ja', 1, 'other'],
])('the plural of %s for %d is %s', (tag, count, form) => {
  expect(sentenceIn({ [`n_${form}`]: 'found' }, tag, 'n', count)).toBe('found');
});

test.each([
  ['en', EN],
  ['ar', AR],
])('the shell’s sentences in %s are those of the whole i18next', async (lng, catalog) => {
  const whole = i18next.createInstance();
  await whole.init({
    lng,
    resources: { [lng]: { shell: catalog } },
    ns: 'shell',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  const fill = fillerOf(String);
  const keys = Object.keys(catalog).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''));
  for (const key of keys) {
    for (const count of [0, 1, 2, 3, 11, 100]) {
      const values = { count, name: 'Ann', amount: '$20' };
      expect(fill(sentenceIn(catalog, lng, key, count) ?? key, values)).toBe(
        whole.t(key, { ...values, missingInterpolationHandler: () => '' }),
      );
    }
  }
});

test('values are filled in once: a value that looks like a placeholder stays', () => {
  const fill = fillerOf((value) => `<${value}>`);
  expect(fill('{{a}} and {{b}}, {{a}}', { a: '{{b}}', b: '$& $t(a)' })).toBe(
    '<{{b}}> and <$& $t(a)>, <{{b}}>',
  );
  expect(fillerOf(String)('[{{missing}}]', {})).toBe('[]');
});
