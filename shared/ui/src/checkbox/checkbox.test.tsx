/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';

function Terms() {
  const [checked, setChecked] = useState(false);
  return <Checkbox label={<b>I agree</b>} checked={checked} onChange={setChecked} />;
}

test('a tap on the label or the space bar ticks it and unticks it', async () => {
  render(<Terms />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
  await userEvent.click(screen.getByText('I agree'));
  expect(box.checked).toBe(true);
  box.focus();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
});

test('a link in the label can be followed without ticking', () => {
  const onChange = jest.fn();
  render(<Checkbox label={<a href="#terms">terms</a>} checked={false} onChange={onChange} />);
  screen.getByRole('link', { name: 'terms' }).click();
  expect(onChange).not.toHaveBeenCalled();
});
