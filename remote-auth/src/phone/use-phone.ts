import { type CountryEntry, country as countryCall } from '@tessera/contract';
import { useCall } from '@tessera/shell/request';
import { useState } from 'react';
import type { Phone } from './number';

/** The number of a form, with the countries to choose from; the merchant's own country stands first (R3.19). */
export function usePhone(initial = '') {
  const { value } = useCall(countryCall, {});
  const [chosen, setChosen] = useState<CountryEntry>();
  const [number, setNumber] = useState(initial);
  const countries = value?.countries ?? [];
  const home: CountryEntry | undefined =
    countries.find(({ countryCode }) => countryCode === value?.countryCode) ??
    (value?.countryDialingCode
      ? {
          countryCode: value.countryCode,
          countryDialingCode: value.countryDialingCode,
          countryName: undefined,
        }
      : undefined);
  const phone: Phone = { country: chosen ?? home, number };
  return { phone, countries, setCountry: setChosen, setNumber };
}
export type PhoneInput = ReturnType<typeof usePhone>;
