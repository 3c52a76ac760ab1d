/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { provideDialogs } from '../testing/dialogs';
import { Dialog, type DialogProps } from './dialog';

beforeAll(provideDialogs);

function Question({ onClose = () => {}, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close: DialogProps['onClose'] = (reason) => {
    onClose(reason);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Leave?" closeLabel="Close" {...props} open={open} onClose={close}>
        <p>Your round is running.</p>
        <input aria-label="Reason" />
      </Dialog>
    </>
  );
}

const opened = async (props: Partial<DialogProps> = {}) => {
  const onClose = jest.fn();
  render(<Question {...props} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
};

test('a closed dialog renders nothing', () => {
  render(<Question />);
  expect(document.querySelector('dialog')).toBeNull();
});

test('opens as a modal that is named by its title', async () => {
  const { dialog } = await opened();
  expect(dialog.open).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Leave?' })).toBe(dialog);
});

test('the close button closes it and the focus goes back to where it was', async () => {
  const { onClose } = await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose.mock.calls).toEqual([['close']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('Esc cancels', async () => {
  const { onClose, dialog } = await opened();
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose.mock.calls).toEqual([['cancel']]);
});

test('a file input that is cancelled inside does not take the dialog with it', async () => {
  const { onClose } = await opened();
  fireEvent(screen.getByLabelText('Reason'), new Event('cancel', { bubbles: true, cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a tap on the backdrop cancels, a press that began inside does not', async () => {
  const { onClose, dialog } = await opened();
  fireEvent.pointerDown(screen.getByLabelText('Reason'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose.mock.calls).toEqual([['cancel']]);
});

test('a dialog that must be answered stays, whatever is tried', async () => {
  const { onClose, dialog } = await opened({ dismissible: false });
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  dialog.close();
  await Promise.resolve();
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('a close by the browser itself is reported', async () => {
  const { onClose, dialog } = await opened();
  dialog.close();
  await screen.findByRole('button', { name: 'Open' });
  expect(onClose.mock.calls).toEqual([['close']]);
});

test('actions stand in the dialog, and a label names it where there is no title', async () => {
  await opened({ title: undefined, label: 'Question', actions: <button type="button">Stay</button> });
  const dialog = screen.getByRole('dialog', { name: 'Question' });
  expect(dialog.contains(screen.getByRole('button', { name: 'Stay' }))).toBe(true);
});

test('what asks for the first focus gets it', () => {
  const first = { current: null as HTMLInputElement | null };
  render(
    <Dialog open onClose={() => {}} closeLabel="Close" label="Code" initialFocus={first}>
      <input aria-label="Code" ref={first} />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Code', { selector: 'input' }));
});

test('the first field gets the focus before the close button; of a choice, the option that is chosen', () => {
  const { rerender } = render(
    <Dialog open onClose={jest.fn()} title="Withdrawal" closeLabel="Close">
      <p>Six digits</p>
      <input aria-label="PIN" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('PIN'));
  rerender(
    <Dialog key="choice" open onClose={jest.fn()} title="Coin" closeLabel="Close">
      <input type="radio" name="coin" aria-label="USDT" />
      <input type="radio" name="coin" aria-label="BTC" defaultChecked />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('BTC'));
});

test('a search and a field below other controls leave the focus where it is', () => {
  render(
    <Dialog open onClose={jest.fn()} title="Languages" closeLabel="Close">
      <input type="search" aria-label="Search" />
      <button type="button">English</button>
      <input aria-label="Other" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});
