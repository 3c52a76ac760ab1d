import { type CountryEntry, country } from '@tessera/contract';
import { type Answer, answer } from '../../gateway';
import type { Merchant } from '../../merchants';

/** Countries of mobile numbers: ISO 3166 code and dialling code. */
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
  ['FR', '33'],
] as const;

/** The country of each currency's visitors, and the symbol of the currency. */
const homes: Readonly<Record<string, { readonly country: string; readonly symbol: string }>> = {
  USD: { country: 'US', symbol: '$' },
  CNY: { country: 'CN', symbol: '¥' },
  AED: { country: 'AE', symbol: 'AED' },
  PKR: { country: 'US', symbol: 'Rs' },
  EUR: { country: 'FR', symbol: '€' },
  BRL: { country: 'BR', symbol: 'R$' },
};

const nameOf = (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
const countries: readonly CountryEntry[] = dialingCodes.map(([countryCode, countryDialingCode]) => ({
  countryCode,
  countryDialingCode,
  countryName: nameOf(countryCode),
}));

/** The country of a merchant's visitors, and its currency (R3.19, R7.14). */
export const countryAnswer = (): Answer =>
  answer(country, ({ merchant }) => {
    const { country: countryCode, symbol } = homeOf(merchant);
    const own = countries.find((entry) => entry.countryCode === countryCode);
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
