/** @jest-environment jsdom */
import { domainRoute, errorCode, status } from '@tessera/contract';
import { provideDialogs } from '@tessera/ui/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { noticeStore } from '../core/notices/store';
import { provideGateway, provideRelease, provideShellTexts } from '../testing';
import { supportStore } from './customer-service/store';
import { DomainNotAvailable } from './domain-not-available';

provideDialogs();
provideRelease();
const gateway = provideGateway();
const close = jest.fn();
const refused = { refused: { errorCode: errorCode.domainNotAvailable } };

beforeAll(provideShellTexts);
beforeEach(() => {
  close.mockClear();
  gateway.on(domainRoute, refused);
  gateway.on(status, refused);
});
const open = () => render(<DomainNotAvailable close={close} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('it shows the error and cannot be dismissed [R2.51, R8.1]', () => {
  open();
  const dialog = screen.getByRole('dialog', { name: 'This address isn’t available' });
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(close).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a retry that is refused shows an error and the screen stays', async () => {
  open();
  press('Try again');
  await waitFor(() => expect(noticeStore.getState().toasts).toHaveLength(1));
  expect(close).not.toHaveBeenCalled();
});

test('a retry that is answered closes it', async () => {
  gateway.on(status, { value: {} });
  open();
  press('Try again');
  await waitFor(() => expect(close).toHaveBeenCalled());
});

test('customer service can be reached', () => {
  open();
  press('Support');
  expect(supportStore.getState().isListOpen).toBe(true);
  supportStore.setState({ isListOpen: false });
});

test('the merchant’s other addresses are named, hosts and nothing else [R7.15]', async () => {
  sessionStorage.clear();
  const names = [
    'www.aurora.example',
    'localhost',
    'evil.example/path',
    'user@evil.example',
    'javascript:alert(1)',
  ];
  gateway.on(domainRoute, { value: { domainList: names.map((domainName) => ({ domainName })) } });
  open();
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toBe('https://www.aurora.example/m/home');
  expect(gateway.calls(domainRoute).at(-1)?.query).toEqual({ device: 'MOBILE' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
