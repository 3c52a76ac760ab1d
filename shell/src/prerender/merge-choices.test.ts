import { mergeChoices } from './merge-choices';
import { parseMarkup } from './parse-markup';

const variant = (fact: string, key: string, markup: string) => ({ fact, key, nodes: parseMarkup(markup) });

describe('the markup of React as data', () => {
  test('elements, attributes, void elements and text', () => {
    expect(parseMarkup('<p class="a &amp; b">1 &lt; 2<br/><input value="" required=""/></p>end')).toEqual([
      ['p', { class: 'a & b' }, '1 < 2', ['br', {}], ['input', { value: '', required: '' }]],
      'end',
    ]);
  });

  test('refuses what can run', () => {
    expect(() => parseMarkup('<script>1</script>')).toThrow('script');
    expect(() => parseMarkup('<p onclick="1">1</p>')).toThrow('onclick');
  });
});

describe('renderings of one page', () => {
  test('without a difference they are the page', () => {
    const page = '<p>a</p>';
    expect(mergeChoices(parseMarkup(page), [variant('x', '', page)])).toEqual(parseMarkup(page));
  });

  test('the smallest place that differs gets a content for each key', () => {
    const base = parseMarkup('<main><h1>a</h1><form><b>1</b></form></main>');
    const merged = mergeChoices(base, [
      variant('tabs', '', '<main><h1>a</h1><form><b>1</b></form></main>'),
      variant('tabs', 'two', '<main><h1>a</h1><form><i>t</i><b>1</b></form></main>'),
    ]);
    expect(merged).toEqual([
      [
        'main',
        {},
        ['h1', {}, 'a'],
        ['form', {}, { fact: 'tabs', of: { '': [], two: [['i', {}, 't']] } }, ['b', {}, '1']],
      ],
    ]);
  });

  test('two facts keep their own places, also in the same element', () => {
    const base = parseMarkup('<main><h1>a</h1><b>1</b></main>');
    const merged = mergeChoices(base, [
      variant('logo', '', '<main><h1>a</h1><b>1</b></main>'),
      variant('logo', 'one', '<main><h1><img src="/"/></h1><b>1</b></main>'),
      variant('end', '', '<main><h1>a</h1><b>1</b></main>'),
      variant('end', 'more', '<main><h1>a</h1><b>1</b><i>2</i></main>'),
    ]);
    expect(merged).toEqual([
      [
        'main',
        {},
        ['h1', {}, { fact: 'logo', of: { '': ['a'], one: [['img', { src: '/' }]] } }],
        ['b', {}, '1'],
        { fact: 'end', of: { '': [], more: [['i', {}, '2']] } },
      ],
    ]);
  });

  test('two facts that change one place stop the build', () => {
    const base = parseMarkup('<b>1</b>');
    expect(() =>
      mergeChoices(base, [variant('one', 'a', '<i>1</i>'), variant('two', 'b', '<u>1</u>')]),
    ).toThrow('two overlaps another one');
  });
});
