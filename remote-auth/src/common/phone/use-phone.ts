import { type CountryEntry, country as countryCall } from '@tessera/contract';
import { useCall } from '@tessera/shell/request';
import { useState } from 'react';
import type { Phone } from './number';

/** The state of a phone field, with the countries to choose from. The merchant's own country is preselected (R3.19). */
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
