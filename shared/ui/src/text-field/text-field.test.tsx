/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField label="User name" name="username" {...props} value={value} onChange={setValue} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'User name' });

test('gives the text itself on a change', async () => {
  render(<Field />);
  await userEvent.type(input(), 'jane');
  expect(input().value).toBe('jane');
});

test('an error marks the field invalid and is read out with it, in place of the hint', () => {
  const { rerender } = render(<Field hint="4 to 12 letters" />);
  expect(
    screen.getByRole('textbox', { description: '4 to 12 letters' }).getAttribute('aria-invalid'),
  ).toBeNull();
  rerender(<Field hint="4 to 12 letters" error="Too short" />);
  expect(screen.getByRole('textbox', { description: 'Too short' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('4 to 12 letters')).toBeNull();
});

test('an error that comes later falls into a live region that was there before', () => {
  const { container, rerender } = render(<Field />);
  const region = container.querySelector('[aria-live="polite"]');
  rerender(<Field error="Too short" />);
  expect(region?.textContent).toBe('Too short');
});

test('native props reach the input', () => {
  const onBlur = jest.fn();
  render(<Field required maxLength={12} inputMode="numeric" autoComplete="username" onBlur={onBlur} />);
  input().focus();
  input().blur();
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(input().required).toBe(true);
  expect(input().maxLength).toBe(12);
  expect(input().getAttribute('autocomplete')).toBe('username');
  expect(input().getAttribute('inputmode')).toBe('numeric');
});

test('a disabled field takes no text', async () => {
  render(<Field disabled />);
  await userEvent.type(input(), 'jane');
  expect(input().value).toBe('');
});

test('a field that reads from the left keeps its prefix in front in right-to-left languages', () => {
  render(<Field dir="ltr" prefix="+66" />);
  expect(screen.getByText('+66').closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  expect(input().dir).toBe('ltr');
});

const digits = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '');

test('the limit counts what the field takes of a pasted text', async () => {
  render(<Field clean={digits} maxLength={6} />);
  await userEvent.click(input());
  await userEvent.paste('Your code: 123-456. Valid for 10 minutes.');
  expect(input().value).toBe('123456');
});

test('the text that an input method composes stands in the field until it is finished', () => {
  const onChange = jest.fn();
  const { rerender } = render(
    <TextField label="User name" name="code" value="1" onChange={onChange} clean={digits} />,
  );
  fireEvent.compositionStart(input());
  fireEvent.input(input(), { target: { value: '1２' } });
  expect(onChange).toHaveBeenLastCalledWith('12');
  rerender(<TextField label="User name" name="code" value="12" onChange={onChange} clean={digits} />);
  expect(input().value).toBe('1２');
  fireEvent.compositionEnd(input());
  expect(input().value).toBe('12');
});
