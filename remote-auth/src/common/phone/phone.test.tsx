/** @jest-environment jsdom */
import { cleanDigits } from '@tessera/i18n';
import { failureText } from '@tessera/shell/notices';
import { RequestError } from '@tessera/shell/request';
import { refreshSite } from '@tessera/shell/site';
import { provideDialogs } from '@tessera/ui/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '../../testing/gateway';
import { path, provideSurroundings } from '../../testing/screen';
import { fullNumber, isDigits, numberFault, splitNumber } from './number';
import { PhoneField } from './phone-field';
import { usePhone } from './use-phone';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();
provideDialogs();
const china = { countryCode: 'CN', countryDialingCode: '86', countryName: 'China' };
const countries = [china, { countryCode: 'BR', countryDialingCode: '+55', countryName: 'Brazil' }];

function Form() {
  const input = usePhone();
  return (
    <>
      <PhoneField input={input} />
      <output>{fullNumber(input.phone)}</output>
    </>
  );
}

async function open(flags: object, smsProvider: object = {}): Promise<void> {
  gateway.on(path.status, { success: true, value: { whitelabelVal: flags, smsProvider } });
  await refreshSite();
  render(<Form />);
  await screen.findByText('+86', { selector: 'output' });
}
const selector = () => screen.queryByRole<HTMLButtonElement>('button', { name: /^info_country_code/ });

beforeEach(async () => {
  await startAnew();
  gateway.on('/wps/system/country', { success: true, value: { ...china, countries } });
});

test.each([
  ['nothing on', {}, {}, false],
  ['UPDATEMOBILEICC3', { UPDATEMOBILEICC3: true }, {}, true],
  ['codes by the identity service', {}, { firebase: true }, true],
])('with %s the country selector is shown: %s [R5.7]', async (_case, flags, provider, shown) => {
  await open(flags, provider);
  expect(selector() !== null).toBe(shown);
});

test('the country selector is disabled with DISABLEDMOBILEICC3 [R5.7]', async () => {
  await open({ UPDATEMOBILEICC3: true, DISABLEDMOBILEICC3: true });
  expect(selector()?.disabled).toBe(true);
});

test('the popup lists flags and dialling codes under its title, searches them, and the chosen country is used [R2.57]', async () => {
  await open({ UPDATEMOBILEICC3: true });
  await userEvent.type(screen.getByLabelText('mobile'), '11 9-87');
  const button = selector();
  if (button) await userEvent.click(button);
  const sheet = within(screen.getByRole('dialog', { name: 'info_country_code' }));
  expect(sheet.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['China+86', 'Brazil+55']);
  const flags = await sheet.findAllByRole('presentation');
  expect(flags.map((flag) => flag.getAttribute('src'))).toEqual(['/cn.svg', '/br.svg']);
  await userEvent.type(sheet.getByRole('searchbox'), '+5');
  expect(sheet.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.clear(sheet.getByRole('searchbox'));
  await userEvent.type(sheet.getByRole('searchbox'), 'nowhere');
  expect(sheet.queryAllByRole('listitem')).toEqual([]);
  expect(sheet.getByRole('status').textContent).toBe('no_country');
  await userEvent.clear(sheet.getByRole('searchbox'));
  await userEvent.click(sheet.getByRole('button', { name: /Brazil/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('+5511987', { selector: 'output' })).toBeTruthy();
});

const mobile = () => screen.getByLabelText<HTMLInputElement>('mobile');

test.each([
  ['pasted', async () => userEvent.paste('+55 (11) 98765-4321')],
  ['typed', async () => userEvent.type(mobile(), '+55 11 987654321')],
])('a dialling code that is %s chooses its country', async (_how, enter) => {
  await open({ UPDATEMOBILEICC3: true });
  await userEvent.click(mobile());
  await enter();
  expect(screen.getByText('+5511987654321', { selector: 'output' })).toBeTruthy();
  expect(mobile().value).toBe('11987654321');
  expect(selector()?.textContent).toBe('+55');
  await userEvent.type(mobile(), '0');
  expect(screen.getByText('+55119876543210', { selector: 'output' })).toBeTruthy();
});

test.each([
  ['of a country that the merchant does not serve', {}, '+49 1512 3456789', '+4915123456789'],
  ['of another country, where it is fixed', { DISABLEDMOBILEICC3: true }, '+55 11 98765', '+551198765'],
])('a number %s is kept, and is invalid', async (_which, flags, typed, kept) => {
  await open({ UPDATEMOBILEICC3: true, ...flags });
  cleanup();
  render(<CheckedForm />);
  await screen.findByText('+86');
  await userEvent.click(mobile());
  await userEvent.paste(typed);
  expect(mobile().value).toBe(kept);
  expect(screen.getByText('mobile_invalid')).toBeTruthy();
});

test('a number that is pasted before the countries have come finds its country when they come', async () => {
  let answer: (countries: Answer) => void = () => undefined;
  const coming = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  gateway.on('/wps/system/country', () => coming);
  render(<Form />);
  await userEvent.click(mobile());
  await userEvent.paste('+5511987654321');
  answer({ success: true, value: { ...china, countries } });
  await waitFor(() => expect(mobile().value).toBe('11987654321'));
  expect(screen.getByText('+5511987654321', { selector: 'output' })).toBeTruthy();
});

function CheckedForm() {
  const input = usePhone();
  return <PhoneField input={input} error={numberFault(input.phone)} />;
}

test('a number without its country says that the countries are missing only when they are, why, and asks for them again', async () => {
  let fail: () => void = () => undefined;
  const failure = new Promise<{ status: number }>((resolve) => {
    fail = () => resolve({ status: 500 });
  });
  gateway.on('/wps/system/country', () => failure);
  render(<CheckedForm />);
  await userEvent.type(screen.getByLabelText('mobile'), '11987654321');
  expect(screen.queryByText('country_required')).toBeNull();
  fail();
  await screen.findByText(failureText(new RequestError('http', 'country', '')));
  gateway.on('/wps/system/country', { success: true, value: { ...china, countries } });
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(await screen.findByText('+86')).toBeTruthy();
  expect(screen.queryByText(failureText(new RequestError('http', 'country', '')))).toBeNull();
});

test('a number consists of plus sign, dialling code and digits [R4.17a, R5.8]', () => {
  expect(fullNumber({ country: china, number: '13800138000' })).toBe('+8613800138000');
  expect(cleanDigits('138-0013 8000')).toBe('13800138000');
  expect(['12', '1 2', '', '１２', '-1', '1.2'].map(isDigits)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['', china, 'mobile_required'],
  ['12345', undefined, 'country_required'],
  ['1234', china, 'mobile_invalid'],
  ['123456789012345', china, 'mobile_invalid'],
  ['13800138000', china, undefined],
])('what is wrong with %s is said: %s', (number, country, fault) => {
  expect(numberFault({ country, number })).toBe(fault);
});

test('a number with its plus sign is split by the merchant’s own country, else by the longest code that fits', () => {
  const entry = (countryCode: string, countryDialingCode: string) => ({
    countryCode,
    countryDialingCode,
    countryName: undefined,
  });
  const [us, canada, bahamas] = [entry('US', '1'), entry('CA', '1'), entry('BS', '1242')];
  const all = [us, canada, bahamas];
  expect(splitNumber('+12425550100', undefined, all)).toEqual({ country: bahamas, number: '5550100' });
  expect(splitNumber('+14165550100', canada, all)).toEqual({ country: canada, number: '4165550100' });
  expect(splitNumber('+14165550100', bahamas, all)).toEqual({ country: us, number: '4165550100' });
  expect(splitNumber('+4915550100', us, all)).toBeUndefined();
});
