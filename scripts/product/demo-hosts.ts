import type { Merchant } from '@tessera/release';
import { demoMerchants } from '@tessera/sandbox';

/** The demo merchants as the release tool knows merchants: each on a host of its own below localhost. */
export const demoHosts = (): Merchant[] =>
  demoMerchants.map(({ code, name, template, scheme, languages, defaultLanguage, brand }) => ({
    code,
    name,
    template,
    scheme,
    languages: [...languages],
    defaultLanguage,
    brand: { ...brand },
    hosts: [`${code}.localhost`],
  }));
