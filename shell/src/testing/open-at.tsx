import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="here">{pathname + search + hash}</output>;
}

/** Opens addresses, the last of them showing, with something on the page. */
export const openAt = (addresses: string | readonly string[], content: ReactNode): Promise<void> =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[addresses].flat()}>
        <Here />
        {content}
      </MemoryRouter>,
    );
  });

/** The in-app address that the member is at. */
export const here = (): string => screen.getByTestId('here').textContent ?? '';

/** Taps what says this. */
export const press = (words: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByText(words));
  });
