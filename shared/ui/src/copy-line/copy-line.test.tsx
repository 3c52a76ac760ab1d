/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyLine } from './copy-line';

test('the button asks to copy the value', async () => {
  const onCopy = jest.fn();
  render(<CopyLine label="Account number" value="0042" copy={{ label: 'Copy', onCopy }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(onCopy).toHaveBeenCalledTimes(1);
});

test('a value keeps its order in right-to-left text, and has no button unless it can be copied', () => {
  render(
    <div dir="rtl">
      <CopyLine label="Account number" value="+55 11" />
    </div>,
  );
  expect(screen.getByText('+55 11').dir).toBe('ltr');
  expect(screen.queryByRole('button')).toBeNull();
});
