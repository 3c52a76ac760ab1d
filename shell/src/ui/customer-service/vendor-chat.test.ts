/** @jest-environment jsdom */
import type { CustomerServiceEntry } from '@tessera/contract';
import { openVendorChat } from './vendor-chat';

const entry = (csType: CustomerServiceEntry['csType']): CustomerServiceEntry => ({
  csType,
  csPosition: 0,
  title: '',
  labelIds: [],
});
const put = (name: string, value: unknown) => Reflect.set(globalThis, name, value);
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LiveChatWidget');
  Reflect.deleteProperty(globalThis, 'Comm100API');
});

test('without a vendor’s script its link opens', () => {
  for (const type of ['LIVECHAT', 'COMM100', 'LINE'] as const)
    expect(openVendorChat(entry(type))).toBe(false);
});

test('a vendor’s chat opens in the page when its script is there', () => {
  const maximize = jest.fn();
  const open_chat_window = jest.fn();
  put('LiveChatWidget', { call: maximize });
  put('Comm100API', { open_chat_window });
  expect(openVendorChat(entry('LIVECHAT'))).toBe(true);
  expect(maximize).toHaveBeenCalledWith('maximize');
  expect(openVendorChat(entry('COMM100'))).toBe(true);
  expect(open_chat_window).toHaveBeenCalledTimes(1);
});

test('a failing vendor script opens the link', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  put('LiveChatWidget', {
    call: () => {
      throw new Error('broken');
    },
  });
  expect(openVendorChat(entry('LIVECHAT'))).toBe(false);
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});
