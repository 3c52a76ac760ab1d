/** @jest-environment jsdom */
import { helpCentre, noticeList } from '@tessera/contract';
import { useCall } from '@tessera/shell/request';
import { provideVisits } from '@tessera/shell/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heldReply } from '../testing/held-reply';
import { useAfter, useSettled } from './use-settled';

const gateway = provideVisits();

/** Two parts, one below the other, and a form below both. */
function Parts() {
  const first = useCall(helpCentre, {});
  const second = useAfter(first, useCall(noticeList, {}));
  const isRestSettled = useSettled(second);
  return (
    <>
      <button type="button" onClick={first.reload}>
        again
      </button>
      {second.value && <p>second</p>}
      {isRestSettled && <input aria-label="form" />}
    </>
  );
}

test('a part that has its answer waits for the part above it', async () => {
  const above = heldReply();
  gateway.on(helpCentre, above.reply);
  gateway.on(noticeList, { value: [] });
  render(<Parts />);
  await act(async () => undefined);
  expect(gateway.calls(noticeList)).toHaveLength(1);
  expect(screen.queryByText('second')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await above.give({ value: { categories: [] } });
  expect(await screen.findByText('second')).toBeTruthy();
  expect(screen.getByRole('textbox')).toBeTruthy();
});

test('a part above that fails lets the next one come, and takes nothing away when it is loaded again', async () => {
  gateway.on(helpCentre, { status: 500 });
  gateway.on(noticeList, { value: [] });
  render(<Parts />);
  await userEvent.type(await screen.findByRole('textbox'), 'typed');
  const above = heldReply();
  gateway.on(helpCentre, above.reply);
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(screen.getByText('second')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed');
  await above.give({ value: { categories: [] } });
});
