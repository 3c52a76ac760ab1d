import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { lenient, listOf } from '../wire/list-of';
import { identifier, nothing } from '../wire/scalars';

/** Digits, however the gateway writes them. */
const dialingCode = v.pipe(
  identifier,
  v.transform((raw) => raw.replace(/\D/g, '')),
);

const text = lenient(v.optional(v.string()), undefined);

/** A country whose numbers the merchant takes. */
export const countryEntry = v.object({
  /** ISO 3166, two letters. */
  countryCode: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)),
  /** Without a plus sign. */
  countryDialingCode: v.pipe(dialingCode, v.minLength(1)),
  countryName: text,
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
    countryCode: lenient(v.optional(v.string(), ''), ''),
    countryDialingCode: lenient(v.optional(dialingCode, ''), ''),
    currency: text,
    currencySymbol: text,
    currencyPosition: text,
  }),
  authorization: 'none',
  cached: true,
});
export type CountryAnswer = v.InferOutput<typeof country.answer>;
