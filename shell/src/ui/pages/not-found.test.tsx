/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
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
