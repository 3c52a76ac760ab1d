/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field';

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="Search games" value={value} onChange={setValue} clearLabel="Clear" />;
}

test('can be emptied at one tap, which leaves the focus in it', async () => {
  render(<Search />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field, 'dragon');
  expect(field.value).toBe('dragon');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});
