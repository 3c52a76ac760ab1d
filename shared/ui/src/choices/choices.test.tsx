/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
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

test('a brand’s picture takes the place of the icon, which comes back if it cannot be loaded', () => {
  const branded = [{ value: 'card', title: 'Card', icon: 'M0 0h9', logo: '/card.svg' }];
  const { container } = render(
    <Choices label="Method" options={branded} value="card" onChange={() => undefined} />,
  );
  const signs = () => [container.querySelector('img'), container.querySelector('path[d="M0 0h9"]')];
  expect(signs()).toEqual([expect.anything(), null]);
  fireEvent.error(signs()[0] as Element);
  expect(signs()).toEqual([null, expect.anything()]);
});

test('an option that is closed cannot be chosen', async () => {
  const onChange = jest.fn();
  render(<Choices label="Method" options={options} value="" onChange={onChange} layout="tiles" />);
  await userEvent.click(screen.getByText('Voucher'));
  expect(onChange).not.toHaveBeenCalled();
});
