import type { LoadFlag } from '@tessera/ui';

/** The flags of all countries come when the choice of a country first opens; large ones are files of their own. */
export const loadCountryFlag: LoadFlag = async (country) => {
  const { default: address }: { default: string } = await import(
    /* webpackChunkName: "country-flags", webpackMode: "lazy-once", webpackInclude: /[\\/][a-z]{2}\.svg$/ */
    `flag-icons/flags/4x3/${country}.svg`
  );
  return address;
};
