/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { type Interruption, PAUSE, useTurn } from './turns';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.runAllTimers();
  jest.useRealTimers();
  document.body.replaceChildren();
});

function Piece({ name, wanted = true }: { name: Interruption; wanted?: boolean }) {
  return useTurn(name, wanted) ? <p>{name}</p> : null;
}
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const shown = () => screen.queryAllByText(/./, { selector: 'p' }).map((one) => one.textContent);

test('of all that want to interrupt at once, the most urgent comes first, and the next a second after it', async () => {
  const { rerender } = render([<Piece key="n" name="notifications" />, <Piece key="c" name="consent" />]);
  expect(shown()).toEqual([]);
  await pass(0);
  expect(shown()).toEqual(['consent']);

  rerender([<Piece key="n" name="notifications" />, <Piece key="c" name="consent" wanted={false} />]);
  await pass(PAUSE - 1);
  expect(shown()).toEqual([]);
  await pass(1);
  expect(shown()).toEqual(['notifications']);
});

test('whoever has the turn keeps it, however urgent the one that comes', async () => {
  const { rerender } = render([<Piece key="a" name="announcements" />]);
  await pass(0);
  rerender([<Piece key="a" name="announcements" />, <Piece key="c" name="consent" />]);
  await pass(60_000);
  expect(shown()).toEqual(['announcements']);

  rerender([<Piece key="c" name="consent" />]);
  await pass(PAUSE);
  expect(shown()).toEqual(['consent']);
});

test('one that no longer wants to, or has gone, is passed over', async () => {
  const { rerender } = render([
    <Piece key="c" name="consent" />,
    <Piece key="i" name="install" />,
    <Piece key="n" name="notifications" />,
  ]);
  await pass(0);
  rerender([<Piece key="c" name="consent" />, <Piece key="n" name="notifications" />]);
  rerender([<Piece key="n" name="notifications" />]);
  await pass(PAUSE);
  expect(shown()).toEqual(['notifications']);
});

test('nobody is interrupted while a dialog stands above the page, whoever opened it', async () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  render(<Piece name="announcements" />);
  await pass(60_000);
  expect(shown()).toEqual([]);

  dialog.remove();
  await pass(0);
  expect(shown()).toEqual(['announcements']);
});

test('nobody who writes is interrupted, also not between two fields', async () => {
  const [amount, name] = [document.createElement('input'), document.createElement('textarea')];
  document.body.append(amount, name);
  amount.focus();
  render(<Piece name="announcements" />);
  await pass(60_000);
  expect(shown()).toEqual([]);
  name.focus();
  await pass(0);
  expect(shown()).toEqual([]);

  name.blur();
  await pass(0);
  expect(shown()).toEqual(['announcements']);
});

test('a turn that was given back can be taken again', async () => {
  const { rerender } = render(<Piece name="install" />);
  await pass(0);
  for (const wanted of [false, true, false, true]) {
    rerender(<Piece name="install" wanted={wanted} />);
    await pass(PAUSE / 4);
  }
  expect(shown()).toEqual(['install']);
});
