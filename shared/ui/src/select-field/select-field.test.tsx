/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field';

test('a choice gives the value behind the words', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ];
  render(<SelectField label="Bank" name="bank" value="a" onChange={onChange} options={options} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), 'Second');
  expect(onChange).toHaveBeenCalledWith('b');
});
