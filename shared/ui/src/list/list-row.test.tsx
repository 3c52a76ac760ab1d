/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListGroup } from './list-group';
import { ListRow } from './list-row';

test('a row with a click is a button that says all that it shows', async () => {
  const onClick = jest.fn();
  render(<ListRow title="Rewards" detail="3 waiting" trailing="Gold" badge={3} onClick={onClick} />);
  const row = screen.getByRole('button');
  await userEvent.click(row);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(row.textContent).toBe('Rewards3 waitingGold3');
});

test('a row with an address is a link, which a router may take over', async () => {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(<ListRow title="Wallet" href="/m/wallet" onClick={onClick} />);
  const link = screen.getByRole('link', { name: 'Wallet' });
  expect(link.getAttribute('href')).toBe('/m/wallet');
  await userEvent.click(link);
  expect(onClick.mock.calls[0]?.[0].defaultPrevented).toBe(true);
});

test('a link to another window does not hand over this one', () => {
  render(<ListRow title="Rules" href="https://example.com" target="_blank" />);
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

test('a row that leads nowhere has no arrow and cannot be focused', () => {
  const { container } = render(<ListRow title="Version" trailing="1.0.0" />);
  expect(container.querySelector('.chevron')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the arrow of a row flips in right-to-left languages', () => {
  const { container } = render(<ListRow title="Wallet" onClick={() => {}} />);
  expect(container.querySelector('.chevron')?.classList.contains('mirror')).toBe(true);
});

test('a labelled group is a region around its rows', () => {
  render(
    <ListGroup label="Account">
      <ListRow title="Wallet" onClick={() => {}} />
    </ListGroup>,
  );
  expect(screen.getByRole('region', { name: 'Account' }).contains(screen.getByRole('button'))).toBe(true);
});
