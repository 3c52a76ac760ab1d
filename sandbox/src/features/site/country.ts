import { country, type CountryEntry } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import type { Merchant } from '../../merchants';

/** Where phone numbers of the demo may come from: ISO 3166 letters and the dialing code. */
const dialingCodes = [
  ['US', '1'],
  ['CN', '86'],
  ['AE', '971'],
  ['BR', '55'],
  ['TH', '66'],
  ['VN', '84'],
  ['JP', '81'],
  ['PH', '63'],
  ['IN', '91'],
  ['GB', '44'],
] as const;

/** Where the visitors of each currency are, and how its money is written. */
const homes: Readonly<Record<string, { readonly country: string; readonly symbol: string }>> = {
  USD: { country: 'US', symbol: '$' },
  CNY: { country: 'CN', symbol: '¥' },
  AED: { country: 'AE', symbol: 'د.إ' },
  BRL: { country: 'BR', symbol: 'R$' },
};

const nameOf = (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
const countries: readonly CountryEntry[] = dialingCodes.map(([countryCode, countryDialingCode]) => ({
  countryCode,
  countryDialingCode,
  countryName: nameOf(countryCode),
}));

/** The country of a merchant's visitors, with its money (R3.19, R7.14). */
export const countryAnswer = (): Answer =>
  answer(country, ({ merchant }) => {
    const { country: countryCode, symbol } = homeOf(merchant);
    const own = countries.find((one) => one.countryCode === countryCode);
    return {
      countries: [...countries],
      countryCode,
      countryDialingCode: own?.countryDialingCode ?? '',
      currency: merchant.currency,
      currencySymbol: symbol,
      currencyPosition: 'left',
    };
  });

const homeOf = ({ currency }: Merchant) => homes[currency] ?? { country: 'US', symbol: '$' };
