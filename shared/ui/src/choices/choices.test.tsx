/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Choices } from './choices';

const options = [
  { value: 'card', title: 'Card', detail: '10 to 500' },
  { value: 'bank', title: 'Bank' },
  { value: 'voucher', title: 'Voucher', detail: 'Closed', disabled: true },
];

test('one of the options is chosen, and another can be', async () => {
  const onChange = jest.fn();
  render(<Choices label="Method" options={options} value="card" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Method' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Card/ }).checked).toBe(true);
  await userEvent.click(screen.getByText('Bank'));
  expect(onChange).toHaveBeenCalledWith('bank');
});

test('an option that is closed cannot be chosen', async () => {
  const onChange = jest.fn();
  render(<Choices label="Method" options={options} value="" onChange={onChange} layout="tiles" />);
  await userEvent.click(screen.getByText('Voucher'));
  expect(onChange).not.toHaveBeenCalled();
});
