/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { PageFrame } from './page-frame';
import { nameSite } from './page-title';

nameSite('Aurora');

function Late() {
  const [title, setTitle] = useState('');
  return (
    <>
      <button type="button" onClick={() => setTitle('Wallet')}>
        load
      </button>
      {title !== '' && <h1>{title}</h1>}
    </>
  );
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Link to="/m/sports">sports</Link>
      <Link to="/m/wallet">wallet</Link>
      <Link to="/m/login">login</Link>
      <Link to="/m/home">home</Link>
      <PageFrame>
        <Routes>
          <Route path="/m/home" element={<h1>Welcome back, lucky</h1>} />
          <Route path="/m/sports" element={<h1>Sports</h1>} />
          <Route path="/m/wallet" element={<Late />} />
          <Route path="/m/login" element={<input ref={(field) => field?.focus()} aria-label="name" />} />
        </Routes>
      </PageFrame>
    </MemoryRouter>,
  );
const go = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

test('a page that opens first leaves the focus where the browser put it', () => {
  open('/m/sports');
  expect(document.activeElement).toBe(document.body);
  expect(document.title).toBe('Sports · Aurora');
});

test('a page that one goes to is named by the title, and its heading gets the focus', async () => {
  open('/m/home');
  expect(document.title).toBe('Aurora');
  await go('sports');
  expect(document.title).toBe('Sports · Aurora');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sports' }));
  await go('home');
  expect(document.title).toBe('Aurora');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome back, lucky' }));
});

test('without a heading the place of the page gets the focus, and a heading that comes later names the page', async () => {
  open('/m/home');
  await go('wallet');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(document.title).toBe('Aurora');
  await go('load');
  await waitFor(() => expect(document.title).toBe('Wallet · Aurora'));
});

test('a field that took the focus itself keeps it', async () => {
  open('/m/home');
  await go('login');
  expect(document.activeElement).toBe(screen.getByLabelText('name'));
});

test('what search engines are told follows the page [R2.23]', async () => {
  const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
  open('/m/home');
  expect([robots(), canonical()]).toEqual(['index, follow', 'http://localhost/m/home']);
  await go('wallet');
  expect([robots(), canonical()]).toEqual(['noindex', undefined]);
  await go('sports');
  expect([robots(), canonical()]).toEqual(['index, follow', 'http://localhost/m/sports']);
});
