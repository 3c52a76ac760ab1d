/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { PAUSE, type Prompt, usePrompt } from '.';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.runAllTimers();
  jest.useRealTimers();
  document.body.replaceChildren();
});

function Piece({ name, isDue = true }: { name: Prompt; isDue?: boolean }) {
  return usePrompt(name, isDue) ? <p>{name}</p> : null;
}
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const shown = () => screen.queryAllByText(/./, { selector: 'p' }).map((one) => one.textContent);

test('of several prompts at once, the most urgent shows first, and the next one a second after it', async () => {
  const { rerender } = render([<Piece key="n" name="notifications" />, <Piece key="c" name="consent" />]);
  expect(shown()).toEqual([]);
  await pass(0);
  expect(shown()).toEqual(['consent']);

  rerender([<Piece key="n" name="notifications" />, <Piece key="c" name="consent" isDue={false} />]);
  await pass(PAUSE - 1);
  expect(shown()).toEqual([]);
  await pass(1);
  expect(shown()).toEqual(['notifications']);
});

test('a shown prompt stays when a more urgent one comes', async () => {
  const { rerender } = render([<Piece key="a" name="announcements" />]);
  await pass(0);
  rerender([<Piece key="a" name="announcements" />, <Piece key="c" name="consent" />]);
  await pass(60_000);
  expect(shown()).toEqual(['announcements']);

  rerender([<Piece key="c" name="consent" />]);
  await pass(PAUSE);
  expect(shown()).toEqual(['consent']);
});

test('a prompt that is no longer due or is unmounted is skipped', async () => {
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

test('no prompt shows while any dialog is open', async () => {
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

test('no prompt shows while the visitor types, nor when the focus moves between two fields', async () => {
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

test('a prompt that left the queue can enter it again', async () => {
  const { rerender } = render(<Piece name="install" />);
  await pass(0);
  for (const isDue of [false, true, false, true]) {
    rerender(<Piece name="install" isDue={isDue} />);
    await pass(PAUSE / 4);
  }
  expect(shown()).toEqual(['install']);
});
