/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { provideDialogs } from '../testing/dialogs';
import { Sheet, type SheetProps } from './sheet';

beforeAll(() => {
  provideDialogs();
  HTMLElement.prototype.setPointerCapture = jest.fn();
});

const sheet = (props: Partial<SheetProps> = {}) => {
  const onClose = jest.fn();
  render(
    <Sheet open onClose={onClose} title="Wallet" {...props}>
      GCash
    </Sheet>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Wallet' });
  return { onClose, dialog, handle: dialog.querySelector('.handle') };
};

const pull = (dialog: HTMLElement) => dialog.style.getPropertyValue('--pull');

// jsdom has no PointerEvent; a mouse event of the same name carries all that is read.
const press = (handle: Element, type: string, clientY: number) =>
  fireEvent(handle, new MouseEvent(type, { clientY, bubbles: true }));

const drag = (handle: Element | null, distance: number) => {
  if (!handle) throw new Error('There is no handle');
  press(handle, 'pointerdown', 500);
  press(handle, 'pointermove', 500 + distance);
  return () => press(handle, 'pointerup', 500 + distance);
};

test('goes with the finger, and goes away when it is pulled far', () => {
  const { onClose, dialog, handle } = sheet();
  const letGo = drag(handle, 140);
  expect(pull(dialog)).toBe('140px');
  letGo();
  expect(onClose.mock.calls).toEqual([['cancel']]);
});

test('springs back from a short pull, and does not rise above its place', () => {
  const { onClose, dialog, handle } = sheet();
  drag(handle, 30)();
  expect(pull(dialog)).toBe('');
  drag(handle, -80);
  expect(pull(dialog)).toBe('0px');
  expect(onClose).not.toHaveBeenCalled();
});

test('a sheet that must be answered has no handle', () => {
  expect(sheet({ dismissible: false }).handle).toBeNull();
});
