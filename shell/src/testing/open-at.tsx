import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="here">{pathname + search + hash}</output>;
}

/** Opens an address as the first page of a visit, with something on the page. */
export const openAt = (address: string, content: ReactNode): Promise<void> =>
  act(async () => {
    history.replaceState(null, '', address);
    render(
      <BrowserRouter>
        <Here />
        {content}
      </BrowserRouter>,
    );
  });

/** The in-app address that the member is at. */
export const here = (): string => screen.getByTestId('here').textContent ?? '';

/** Taps what says this. */
export const press = (words: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByText(words));
  });
