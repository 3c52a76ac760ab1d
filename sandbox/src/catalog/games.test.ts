import { brotliCompressSync } from 'node:zlib';
import { drawGame } from '../artwork/game-picture';
import { categories } from './categories';
import { picturePath } from './game';
import { GameStock } from './game-stock';
import { games } from './games';
import { vendors } from './vendors';

const distinct = (values: readonly string[]) => new Set(values).size;

test('there are 300 games in all categories, each with a unique code, id and name [R1.1b]', () => {
  expect(games).toHaveLength(300);
  expect(distinct(games.map(({ code }) => code))).toBe(300);
  expect(distinct(games.map(({ id }) => id))).toBe(300);
  expect(distinct(games.map(({ nodeId }) => nodeId))).toBe(300);
  for (const language of ['EN', 'CN'] as const) {
    expect(distinct(games.map(({ category, name }) => `${category} ${name[language]}`))).toBe(300);
  }
  expect(distinct(games.map(({ category }) => category))).toBe(categories.length);
});

test('the first games of a lane have other adjectives than those of any other lane, so that their names are not confused', () => {
  const first = categories.map((category) => games.find((game) => game.category === category)?.name.EN);
  expect(distinct(first.map((name) => name?.split(' ')[0] ?? ''))).toBe(categories.length);
});

test('every vendor has games of exactly its categories', () => {
  expect(vendors).toHaveLength(26);
  for (const { code, categories: own } of vendors) {
    const made = new Set(games.filter(({ vendor }) => vendor.code === code).map(({ category }) => category));
    expect([...made].sort()).toEqual([...own].sort());
  }
});

test('every game has a unique, stable and small picture that loads nothing else', () => {
  const pictures = games.map(drawGame);
  expect(distinct(pictures)).toBe(300);
  expect(games.map(drawGame)).toEqual(pictures);
  for (const picture of pictures) {
    expect(picture).toMatch(/^<svg [^>]*width="300" height="400"/);
    expect(picture).not.toMatch(/NaN|undefined|<script|href="(?!#)/);
    expect(picture.length).toBeLessThan(5000);
    expect(brotliCompressSync(picture).length).toBeLessThan(1300);
    for (const [, id] of picture.matchAll(/(?:url\(#|href="#)(\w)/g)) expect(picture).toContain(`id="${id}"`);
  }
});

test('a stock of bitmaps has the same games with a PNG picture each', () => {
  const stock = new GameStock(true);
  const pictures = stock.games().map(picturePath);
  expect(distinct(pictures)).toBe(300);
  for (const picture of pictures) expect(picture).toMatch(/^games\/\w+\.png$/);
  expect(stock.games().map(({ code }) => code)).toEqual(games.map(({ code }) => code));
  expect(new GameStock().games()).toEqual(games);
});
