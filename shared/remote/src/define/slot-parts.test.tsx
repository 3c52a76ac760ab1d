/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { lazyPage } from '../page/lazy-page';
import { partsOf, slotParts } from './slot-parts';

const One = () => <p>one</p>;
const Two = lazyPage(async () => ({ default: () => <p>two</p> }));

test('the parts of a slot can be rendered one by one, and a component without parts is its own part', () => {
  expect(partsOf(slotParts(One, Two))).toEqual([One, Two]);
  expect(partsOf(One)).toEqual([One]);
});

test('a shell that knows no parts renders them all, and none waits for another', async () => {
  const Slow = lazyPage(() => new Promise(() => undefined));
  const Parts = slotParts(Slow, One, Two);
  await act(async () => void render(<Parts />));
  expect(screen.getByText('one')).toBeTruthy();
  expect(await screen.findByText('two')).toBeTruthy();
});
