import type { LoadFlag } from '@tessera/ui';

/** Loads the flag of a country. All flags are one chunk, which is loaded when the list of countries first opens; large ones are separate files. */
export const loadCountryFlag: LoadFlag = async (country) => {
  const { default: address }: { default: string } = await import(
    /* webpackChunkName: "country-flags", webpackMode: "lazy-once", webpackInclude: /[\\/][a-z]{2}\.svg$/ */
    `flag-icons/flags/4x3/${country}.svg`
  );
  return address;
};
