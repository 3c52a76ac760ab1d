import { type Filter, filterPath, readFilter } from './filter';

const read = (pathname: string, query = '') => readFilter(pathname, new URLSearchParams(query));

test('category, vendor and search are read from the query [R2.11]', () => {
  expect(read('/m/game', 'category=RNG&vendor=KST&search=star')).toEqual({
    category: 'RNG',
    vendor: 'KST',
    free: false,
    search: 'star',
  });
  expect(read('/m/game')).toEqual({ category: undefined, vendor: undefined, free: false, search: '' });
});

test.each([
  ['/m/sports', 'SPORTS'],
  ['/m/live', 'LIVE'],
  ['/m/rng', 'RNG'],
  ['/m/table', 'TABLE'],
  ['/m/fish', 'FISH'],
  ['/m/pvp', 'PVP'],
  ['/m/crash', 'CRASH'],
  ['/m/arcade', 'ARCADE'],
  ['/m/elott', 'ELOTT'],
])('%s is the page of %s', (path, category) => {
  expect(read(path).category).toBe(category);
  expect(read(path, 'category=LOTT').category).toBe(category);
});

test.each([
  ['FAVOURITES', 'FAVOURITES'],
  ['COCKFIGHT', 'OTHER'],
  ['', undefined],
])('the category "%s" of a query is read as %s', (code, category) => {
  expect(read('/m/game', `category=${code}`).category).toBe(category);
});

test('the path of a filter is read as that filter', () => {
  const filter: Filter = { category: 'RNG', vendor: 'K&T', free: true, search: 'book of ü' };
  const path = filterPath(filter, '/m/game');
  expect(read('/m/game', path.split('?')[1])).toEqual(filter);
});

test('a category page keeps its path for its own category, and leaves it for another one', () => {
  expect(filterPath({ category: 'LIVE', vendor: 'GAT', free: false, search: '' }, '/m/live')).toBe(
    '/m/live?vendor=GAT',
  );
  expect(filterPath({ category: 'RNG', free: false, search: '' }, '/m/live')).toBe('/m/game?category=RNG');
  expect(filterPath({ free: false, search: '' }, '/m/live')).toBe('/m/game');
});
