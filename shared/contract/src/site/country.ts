import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { identifier, nothing, text } from '../wire/scalars';
import { listOf, orAbsent, orElse } from '../wire/tolerant';

/** Digits, however the gateway writes them. */
const dialingCode = v.pipe(
  identifier,
  v.transform((raw) => raw.replace(/\D/g, '')),
);

/** A country whose numbers the merchant takes. */
export const countryEntry = v.object({
  /** ISO 3166, two letters. */
  countryCode: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)),
  /** Without a plus sign. */
  countryDialingCode: v.pipe(dialingCode, v.minLength(1)),
  countryName: orAbsent(text),
});
export type CountryEntry = v.InferOutput<typeof countryEntry>;

/** Where the merchant is at home, its money, and the countries that it serves (R3.19, R7.14). */
export const country = defineEndpoint({
  name: 'country',
  method: 'GET',
  path: '/wps/system/country',
  request: nothing,
  answer: v.object({
    countries: listOf(countryEntry),
    countryCode: orElse(text, ''),
    countryDialingCode: orElse(dialingCode, ''),
    currency: orAbsent(text),
    currencySymbol: orAbsent(text),
    currencyPosition: orAbsent(text),
  }),
  authorization: 'none',
  cached: true,
});
export type CountryAnswer = v.InferOutput<typeof country.answer>;
