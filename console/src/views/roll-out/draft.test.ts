import { changeOf, codesIn, noDraft } from './draft';

test('a roll-out needs a version, a share and a merchant', () => {
  const draft = { ...noDraft, versions: { games: '2.1.0', auth: '' }, percent: '12.5' };
  expect(changeOf(draft, ['aurora'])).toEqual({
    action: 'roll-out',
    pieces: ['games@2.1.0'],
    percent: 12.5,
    emergency: false,
    merchants: ['aurora'],
  });
  expect(changeOf(draft, [])).toBeUndefined();
  expect(changeOf({ ...draft, versions: {} }, ['aurora'])).toBeUndefined();
  for (const percent of ['', '101', '-1', 'ten'])
    expect(changeOf({ ...draft, percent }, ['aurora'])).toBeUndefined();
});

test('a setting that is kept is not sent', () => {
  const draft = { ...noDraft, action: 'configure' as const };
  expect(changeOf(draft, ['aurora'])).toBeUndefined();
  expect(changeOf({ ...draft, serviceWorker: 'off' }, ['aurora'])).toEqual({
    action: 'configure',
    overrides: undefined,
    serviceWorker: false,
    merchants: ['aurora'],
  });
});

test('codes are read from lines and lists', () => {
  expect(codesIn(' aurora, zahra;\nnoor aurora ')).toEqual(['aurora', 'zahra', 'noor']);
});
