import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

/** Goes from the home page to a page at its path. The paths of the home page and of the deposit show only their names. */
export function openPage(path: string, page: ReactElement) {
  history.replaceState(null, '', '/m/home');
  const rendered = render(
    <BrowserRouter>
      <Routes>
        <Route path={path} element={page} />
        <Route path="/m/home" element={<Link to={path}>home page</Link>} />
        <Route path="/m/voucherCenter" element={<p>deposit page</p>} />
      </Routes>
    </BrowserRouter>,
  );
  fireEvent.click(rendered.getByText('home page'));
  return rendered;
}
