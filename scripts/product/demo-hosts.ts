import type { Merchant } from '@tessera/release';
import { demoMerchants } from '@tessera/sandbox';

/** The demo merchants as the release tool knows merchants: each on a host of its own below localhost. */
export const demoHosts = (): Merchant[] =>
  demoMerchants.map(({ code, name, templateId, scheme, languages, defaultLanguage, hostPrefix }) => ({
    code,
    name,
    template: templateId,
    scheme,
    languages: [...languages],
    defaultLanguage,
    hosts: [`${hostPrefix}.localhost`],
    icon: `/wps/sandbox-assets/merchants/${code}/icon.svg`,
  }));
