import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { identifier, nothing } from '../wire/scalars';

/** A dialling code as digits, however the gateway writes it. */
const dialingCode = v.pipe(
  identifier,
  v.transform((raw) => raw.replace(/\D/g, '')),
  v.minLength(1),
);

/** R3.19 */
export const countryInfo = v.object({
  /** ISO 3166, two letters. */
  countryCode: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)),
  /** Digits, without a plus sign. */
  countryDialingCode: dialingCode,
  currency: v.optional(v.string()),
  currencySymbol: v.optional(v.string()),
  currencyPosition: v.optional(v.string()),
});
export type CountryInfo = v.InferOutput<typeof countryInfo>;

/** Where the merchant is at home, and the countries that it serves (R7.14). */
export const country = defineEndpoint({
  name: 'country',
  method: 'GET',
  path: '/wps/system/country',
  request: nothing,
  answer: v.object({ ...countryInfo.entries, countries: v.optional(v.array(countryInfo), []) }),
  authorization: 'none',
  cached: true,
});
