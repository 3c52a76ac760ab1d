/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('a click is reported', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Deposit</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy button says so, ignores clicks and keeps the focus and its name', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Deposit</Button>);
  const button = screen.getByRole('button', { name: 'Deposit' });
  button.focus();
  rerender(
    <Button onClick={onClick} busy>
      Deposit
    </Button>,
  );
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('button', { name: 'Deposit', busy: true }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('a busy submit button does not submit, not even by Enter in a field', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="name" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.type(screen.getByLabelText('name'), 'a{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.type(screen.getByLabelText('name'), 'b{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button inside a form submits it only when told', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Show terms</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an icon stands before the label and adds nothing to the name', () => {
  render(<Button icon="M0 0h8v8z">Deposit</Button>);
  expect(screen.getByRole('button', { name: 'Deposit' }).querySelector('path')?.getAttribute('d')).toBe(
    'M0 0h8v8z',
  );
});

test('the ref gives the native button', () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(<Button ref={ref}>Deposit</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});

test('the translation of an earlier label, which arrives late, does not take the place of the label', () => {
  const { rerender } = render(<Button>Pay $50.00</Button>);
  const text = screen.getByText('Pay $50.00').firstChild;
  rerender(<Button>Pay $800.00</Button>);
  const late = document.createElement('font');
  late.textContent = '$50.00 bezahlen';
  if (text instanceof Text) text.replaceWith(late);
  expect(screen.getByRole('button').textContent).toBe('Pay $800.00');
  expect(text).toBeInstanceOf(Text);
});
