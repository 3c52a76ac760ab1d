import AR from '../../third-parties/demo-games/texts/AR.json';
import CN from '../../third-parties/demo-games/texts/CN.json';
import EN from '../../third-parties/demo-games/texts/EN.json';
import sayAR from './AR.json';
import sayCN from './CN.json';
import sayEN from './EN.json';
import sayPT from './PT.json';

const filled = (catalog: Readonly<Record<string, string>>) =>
  Object.entries(catalog)
    .filter(([, text]) => text.trim() !== '')
    .map(([key]) => key)
    .sort();

test('every language has every text', () => {
  for (const catalog of [AR, CN]) expect(filled(catalog)).toEqual(filled(EN));
  for (const catalog of [sayAR, sayCN, sayPT]) expect(filled(catalog)).toEqual(filled(sayEN));
});
