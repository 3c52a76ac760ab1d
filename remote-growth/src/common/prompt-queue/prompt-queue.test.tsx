/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { loadConsent } from '../consent';
import { PAUSE, type Prompt, usePrompt, waitsFor } from '.';

const onVisit = ['news', 'notifications'];
const mockTemplate: { prompts: object | undefined } = { prompts: undefined };
jest.mock('@tessera/shell/site', () => ({
  currentSite: () => ({ mobileTemplate: mockTemplate }),
  merchant: () => ({ asksConsent: false }),
}));

beforeAll(() => loadConsent({ required: false }));
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  mockTemplate.prompts = { perVisit: 9, onVisit };
});
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
  const { rerender } = render([<Piece key="n" name="notifications" />, <Piece key="c" name="app-upgrade" />]);
  expect(shown()).toEqual([]);
  await pass(0);
  expect(shown()).toEqual(['app-upgrade']);

  rerender([<Piece key="n" name="notifications" />, <Piece key="c" name="app-upgrade" isDue={false} />]);
  await pass(PAUSE - 1);
  expect(shown()).toEqual([]);
  await pass(1);
  expect(shown()).toEqual(['notifications']);
});

test('a shown prompt stays when a more urgent one comes', async () => {
  const { rerender } = render([<Piece key="a" name="announcements" />]);
  await pass(0);
  rerender([<Piece key="a" name="announcements" />, <Piece key="c" name="app-upgrade" />]);
  await pass(60_000);
  expect(shown()).toEqual(['announcements']);

  rerender([<Piece key="c" name="app-upgrade" />]);
  await pass(PAUSE);
  expect(shown()).toEqual(['app-upgrade']);
});

test('a prompt that is no longer due or is unmounted is skipped', async () => {
  const { rerender } = render([
    <Piece key="c" name="app-upgrade" />,
    <Piece key="i" name="install" />,
    <Piece key="n" name="notifications" />,
  ]);
  await pass(0);
  rerender([<Piece key="c" name="app-upgrade" />, <Piece key="n" name="notifications" />]);
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
  const { rerender } = render(<Piece name="app-upgrade" />);
  await pass(0);
  for (const isDue of [false, true, false, true]) {
    rerender(<Piece name="app-upgrade" isDue={isDue} />);
    await pass(PAUSE / 4);
  }
  expect(shown()).toEqual(['app-upgrade']);
});

test('the consent is a bar: a necessary prompt does not wait for the answer', async () => {
  render([<Piece key="u" name="app-upgrade" />, <Piece key="c" name="consent" />]);
  await pass(0);
  expect(shown()).toEqual(['consent']);
  await pass(PAUSE);
  expect(shown()).toEqual(['app-upgrade', 'consent']);
});

test.each<[string, object | undefined, Prompt[]]>([
  ['one dialog', undefined, ['install']],
  ['no news, which wait for a tap', { perVisit: 3 }, ['install']],
  ['as many as the merchant sets, each topic once', { perVisit: 3, onVisit }, ['install', 'announcements']],
  ['no topic that the merchant leaves out', { perVisit: 3, onVisit, without: ['app'] }, ['announcements']],
  ['none, if the merchant sets so', { perVisit: 0 }, []],
])('a visit gets %s, and the next visit another turn', async (_what, prompts, expected) => {
  const all: Prompt[] = ['install', 'announcements', 'download-popup'];
  mockTemplate.prompts = prompts;
  const seen: Array<string | null> = [];
  const visit = async (names: readonly Prompt[]) => {
    const { rerender } = render(names.map((name) => <Piece key={name} name={name} />));
    await pass(0);
    for (let due = [...names]; shown().length > 0; ) {
      seen.push(...shown());
      due = due.filter((name) => !shown().includes(name));
      rerender(due.map((name) => <Piece key={name} name={name} />));
      await pass(PAUSE);
    }
    cleanup();
  };
  await visit(all);
  expect(seen).toEqual(expected);
  await visit(all);
  expect(seen).toEqual(expected);

  sessionStorage.clear();
  await visit(all);
  expect(seen).toEqual([...expected, ...expected]);
});

test.each<[string, object | undefined, ReturnType<typeof waitsFor>[]]>([
  [
    'the news wait for a tap, and the question for notifications for an occasion',
    undefined,
    ['tap', 'occasion', undefined],
  ],
  [
    'a merchant can have one of them open on any visit',
    { onVisit: ['notifications'] },
    ['tap', undefined, undefined],
  ],
  ['or both', { onVisit }, [undefined, undefined, undefined]],
])('%s', (_what, prompts, expected) => {
  mockTemplate.prompts = prompts;
  expect((['announcements', 'notifications', 'install'] as const).map(waitsFor)).toEqual(expected);
});
