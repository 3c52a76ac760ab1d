/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { PageFrame } from '../../core/navigation';
import { provideRelease, provideShellTexts } from '../../testing';
import { NotFound } from './not-found';

provideRelease();
beforeAll(provideShellTexts);

test('an unknown address shows a heading of level 1 and a button to the home page', async () => {
  render(
    <MemoryRouter initialEntries={['/m/nothing?cid=1']}>
      <Routes>
        <Route path="/m/home" element={<p>home</p>} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We can’t find that page');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back to home' })));
  expect(screen.getByText('home')).toBeTruthy();
});

test('search engines do not show a page that was not found, not even under a path of their list [R2.23]', async () => {
  const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
  render(
    <MemoryRouter initialEntries={['/m/download']}>
      <PageFrame>
        <Routes>
          <Route path="/m/home" element={<p>home</p>} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </PageFrame>
    </MemoryRouter>,
  );
  expect(robots()).toBe('noindex');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back to home' })));
  expect(robots()).toBe('index, follow');
});
