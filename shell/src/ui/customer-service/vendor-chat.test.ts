/** @jest-environment jsdom */
import type { CustomerServiceEntry } from '@tessera/contract';
import { openVendorChat } from './vendor-chat';
import { readEmbed } from './vendor-embed';

const entry = (csType: CustomerServiceEntry['csType'], address?: string) => ({ csType, address });
const put = (name: string, value: unknown) => Reflect.set(globalThis, name, value);
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LiveChatWidget');
  Reflect.deleteProperty(globalThis, 'Comm100API');
  Reflect.deleteProperty(globalThis, '_MICHAT');
});

test('without a vendor’s script its link opens', () => {
  for (const type of ['LIVECHAT', 'COMM100', 'COMM100VIP', 'MIDUOKE', 'AICAN', 'TX-CHAT', 'LINE'] as const)
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

test('the second contact of Comm100 opens the plan of its link [R3.31]', () => {
  const open_chat_window = jest.fn();
  put('Comm100API', { open_chat_window });
  const link = 'https://vue.comm100.com/chatwindow.aspx?siteId=70001&planId=5000252';
  expect(openVendorChat(entry('COMM100VIP', link))).toBe(true);
  expect(open_chat_window).toHaveBeenCalledWith(null, '5000252');
  // Without a plan it would open the chat of everyone.
  expect(openVendorChat(entry('COMM100VIP', 'https://vip.example/gold'))).toBe(false);
});

test('the newer script of Comm100 has a command in its place', () => {
  const command = jest.fn();
  put('Comm100API', { do: command });
  expect(openVendorChat(entry('COMM100'))).toBe(true);
  expect(command).toHaveBeenCalledWith('livechat.button.click');
});

test('Miduoke opens by its floating button where its script is on the page [R3.31]', () => {
  const floatClick = jest.fn();
  put('_MICHAT', { floatClick });
  expect(openVendorChat(entry('MIDUOKE'))).toBe(true);
  expect(floatClick).toHaveBeenCalledTimes(1);
});

describe('the inline script of an embed', () => {
  test('of LiveChat has a licence and a group; until its script is loaded, the link opens [R7.38]', () => {
    const embed = readEmbed('window.__lc = {license: 1234567, "group": 8};');
    expect(embed?.addresses).toEqual(['https://cdn.livechatinc.com/tracking.js']);
    embed?.provide();
    expect(Reflect.get(globalThis, '__lc')).toEqual({ license: 1234567, group: 8, asyncInit: true });
    expect(openVendorChat(entry('LIVECHAT'))).toBe(false);
    const widget = Reflect.get(globalThis, 'LiveChatWidget');
    widget.on('ready', 1);
    expect(widget._q).toEqual([['on', ['ready', 1]]]);
    widget._h = () => undefined;
    expect(openVendorChat(entry('LIVECHAT'))).toBe(true);
  });

  test('of Comm100 has a site, a plan, and a script with a backup [R7.38, R7.52]', () => {
    const embed = readEmbed(`var Comm100API=Comm100API||{};(function(t){t.chat_buttons.push({code_plan:"f7-2",
      div_id:"comm100-button-f7-2"}),t.site_id=70001,t.main_code_plan="f7-2",
      e("https://vue.comm100.com/livechat.ashx?siteId="),
      setTimeout(function(){t.loaded||e("https://standby.comm100vue.com/livechat.ashx?siteId=")},5e3)})(Comm100API)`);
    expect(embed?.addresses).toEqual([
      'https://vue.comm100.com/livechat.ashx?siteId=70001',
      'https://standby.comm100vue.com/livechat.ashx?siteId=70001',
    ]);
    embed?.provide();
    expect(Reflect.get(globalThis, 'Comm100API')).toEqual({
      site_id: 70001,
      main_code_plan: 'f7-2',
      chat_buttons: [{ code_plan: 'f7-2', div_id: 'comm100-button-f7-2' }],
    });
    expect(document.getElementById('comm100-button-f7-2')?.hidden).toBe(true);
    expect(openVendorChat(entry('COMM100'))).toBe(false);
  });

  test.each(['window.__lc = {}', 'var Comm100API = {}', 'alert(1)'])('%s has no key', (source) => {
    expect(readEmbed(source)).toBeUndefined();
  });
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
