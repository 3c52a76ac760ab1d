/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { type EarlyView, showView } from '../../../platform/early-view';
import { noWork } from '../../../testing/early-page';
import { takeOver } from './take-over';

const sent: string[] = [];

function Form() {
  const [name, setName] = useState('');
  const [isKept, setKept] = useState(false);
  const [isShown, setShown] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(`${name} ${isKept}`);
      }}
    >
      <input name="username" value={name} onChange={(event) => setName(event.target.value)} />
      <input name="password" type={isShown ? 'text' : 'password'} defaultValue="" />
      <button type="button" aria-label={isShown ? 'Hide' : 'Show'} onClick={() => setShown(!isShown)} />
      <input name="remember" type="checkbox" checked={isKept} onChange={() => setKept(!isKept)} />
      <button type="submit">Send</button>
    </form>
  );
}

const MARKUP =
  '<form><input name="username"><input name="password" type="password"><button type="button" aria-label="Show"></button><input name="remember" type="checkbox"><button type="submit">Send</button></form>';

let view: EarlyView;

beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML = '<div id="root"></div>';
  window.__tessera = noWork();
  const element = document.createElement('div');
  element.innerHTML = MARKUP;
  view = { element, revealing: new Set(), held: new Set(), takeOver, ended: new AbortController() };
  showView(view);
});
afterEach(cleanup);

const early = <E extends Element>(selector: string): E => {
  const found = view.element.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const root = (): HTMLElement => document.getElementById('root') ?? document.body;
const field = (name: string): HTMLInputElement | null => root().querySelector(`input[name=${name}]`);

const arrive = () => {
  render(<Form />, { container: root() });
  act(takeOver);
};

test('the page gets text, ticks, selection and focus', () => {
  const name = early<HTMLInputElement>('[name=username]');
  name.value = 'demo-member';
  name.focus();
  name.setSelectionRange(2, 5);
  early<HTMLInputElement>('[name=remember]').checked = true;
  arrive();
  expect(field('username')?.value).toBe('demo-member');
  expect(document.activeElement).toBe(field('username'));
  expect([field('username')?.selectionStart, field('username')?.selectionEnd]).toEqual([2, 5]);
  expect(field('remember')?.checked).toBe(true);
  expect(view.element.isConnected).toBe(false);
  expect(root().getAttribute('style')).toBeNull();
});

test('a submit is sent once, with what was typed', () => {
  early<HTMLInputElement>('[name=username]').value = 'demo-member';
  view.submitted = early('form');
  arrive();
  act(takeOver);
  expect(sent).toEqual(['demo-member false']);
});

test('a shown password stays shown', () => {
  view.revealing.add(early('button[type=button]'));
  arrive();
  expect(field('password')?.type).toBe('text');
});

test('the page waits while a finger is down', () => {
  view.held.add('finger');
  arrive();
  expect(view.element.isConnected).toBe(true);
  view.held.clear();
  act(() => view.onRest?.());
  expect(view.element.isConnected).toBe(false);
});

test('a page without the form just comes', () => {
  early<HTMLInputElement>('[name=username]').value = 'demo-member';
  view.submitted = early('form');
  render(<h1>Something else</h1>, { container: root() });
  act(takeOver);
  expect(view.element.isConnected).toBe(false);
  expect(sent).toEqual([]);
});

test('the view stays while the page shows outlines in the place of content', async () => {
  root().innerHTML = '<p data-outline=""></p>';
  takeOver();
  expect(document.contains(view.element)).toBe(true);
  await act(async () => root().replaceChildren());
  expect(document.contains(view.element)).toBe(false);
});

test('a button that was pressed may be a link of the page', () => {
  view.element.innerHTML = '<button type="button">Offers</button>';
  root().innerHTML = '<a href="#offers">Offers</a>';
  view.pressed = early<HTMLButtonElement>('button');
  const clicked = jest.fn((event: Event) => event.preventDefault());
  root().querySelector('a')?.addEventListener('click', clicked);
  takeOver();
  expect(clicked).toHaveBeenCalledTimes(1);
});
