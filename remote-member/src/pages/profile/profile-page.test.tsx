/** @jest-environment jsdom */
import { bindContact, memberProfile, saveMemberProfile, sendContactCode, status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import ProfilePage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
/** Calls are not encrypted here, so that the tests can read them. The request client tests the encryption. */
jest.mock('@tessera/shell/request', () => {
  const actual = jest.requireActual('@tessera/shell/request');
  return {
    ...actual,
    prefetchEncryption: jest.fn(),
    call: jest.fn((endpoint, ...rest) => actual.call({ ...endpoint, encrypted: false }, ...rest)),
  };
});
provideDialogs();
const gateway = provideVisits();
provideMembers();

const PICTURES = { resourceType: 'PROFILE_ICON', url: '/icons/{n}.svg' };
const open = async (profile: object, site: object = {}) => {
  const account = ['profile', 'contacts'];
  gateway.on(status, { value: { account, gw: { PROFILE_ICON_COUNT: 5 }, resources: [PICTURES], ...site } });
  await act(() => refreshSite());
  gateway.on(memberProfile, { value: profile });
  for (const call of [saveMemberProfile, sendContactCode, bindContact]) gateway.on(call, { value: true });
  signInAs();
  openPage('/m/member/profile', <ProfilePage />);
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (call: { path: string }) => gateway.calls(call).map(({ body }) => body);

test('the member chooses one of PROFILE_ICON_COUNT pictures [R3.25]', async () => {
  await open({ picture: 2 });
  await press('Profile picture');
  const pictures = within(screen.getByRole('dialog')).getAllByRole('button', { name: /^Picture/ });
  expect(pictures).toHaveLength(5);
  expect(pictures.map((one) => one.getAttribute('aria-pressed'))).toContain('true');
  await press('Picture 4');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(saveMemberProfile)).toEqual([{ picture: 4 }]);
  await waitFor(() => expect(gateway.calls(memberProfile)).toHaveLength(2));
});

test('a merchant without pictures or contacts has neither', async () => {
  await open({}, { resources: [], account: ['profile'] });
  expect(await screen.findByLabelText('Name')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Profile picture' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Email/ })).toBeNull();
});

test('name and date of birth are saved, and a date that is set stays', async () => {
  await open({ name: 'Lena' });
  await userEvent.type(await screen.findByLabelText('Name'), ' Berg');
  await userEvent.type(screen.getByLabelText('Date of birth'), '1990-05-17');
  gateway.on(memberProfile, { value: { name: 'Lena Berg', birthday: '1990-05-17' } });
  await press('Save');
  expect(bodies(saveMemberProfile)).toEqual([{ name: 'Lena Berg', birthday: '1990-05-17' }]);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Date of birth').disabled).toBe(true));
  await press('Save');
  expect(bodies(saveMemberProfile).at(-1)).toEqual({ name: 'Lena Berg' });
});

test('the reason of a refusal is shown at the form', async () => {
  await open({});
  gateway.on(saveMemberProfile, { refused: { message: 'You must be 18 or over.' } });
  await press('Save');
  expect(await screen.findByText('You must be 18 or over.')).toBeTruthy();
});

test('an e-mail address is bound by the code that is sent to it', async () => {
  await open({});
  await press(/^Email/);
  const field = within(screen.getByRole('dialog')).getByLabelText('Email');
  await userEvent.type(field, 'lena@');
  await press('Send code');
  expect(screen.getByText(/check it for typos/i)).toBeTruthy();
  await userEvent.type(field, 'example.com');
  await press('Send code');
  expect(await screen.findByText('We’ve sent a code to lena@example.com')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Code'), '12 34');
  await press('Confirm');
  expect(bodies(bindContact)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Code'), '56');
  await press('Confirm');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(sendContactCode)).toEqual([{ type: 'email', target: 'lena@example.com' }]);
  expect(bodies(bindContact)).toEqual([
    { type: 'email', target: 'lena@example.com', code: '123456', loginDeviceId: expect.any(String) },
  ]);
});

test('a phone number and its code are read as they are pasted', async () => {
  await open({});
  await press(/^Phone/);
  const paste = async (label: string, text: string) => {
    await userEvent.click(within(screen.getByRole('dialog')).getByLabelText(label));
    await userEvent.paste(text);
  };
  await paste('Phone number', '\u202a0086 (138) 0013-8000\u202c');
  await press('Send code');
  await screen.findByText('We’ve sent a code to +8613800138000');
  await paste('Code', '١٢٣ ٤٥٦');
  await press('Confirm');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(bindContact)).toMatchObject([{ type: 'sms', target: '+8613800138000', code: '123456' }]);
});

test('a name loses what cannot be seen, and keeps its spaces', async () => {
  await open({});
  await userEvent.click(await screen.findByLabelText('Name'));
  await userEvent.paste('\u200eLena\u00a0');
  await userEvent.keyboard('Berg');
  await press('Save');
  await waitFor(() => expect(bodies(saveMemberProfile)).toEqual([{ name: 'Lena Berg' }]));
});
