export { isBrandValue } from './brand-value';
export { checkClaims, checkHosts, claimHosts } from './claim-hosts';
export {
  describedMerchant,
  describeMerchant,
  descriptionsOf,
  merchantCodes,
  type NumberedDescription,
  readDescription,
} from './descriptions';
export { type Feature, missingSources, sourcesWith, withFeatures } from './features';
export { hostName } from './host-name';
export { type HostTable, hostTable } from './host-table';
export { hstsHeader } from './hsts';
export { SCHEMA_FILE, schemaText } from './json-schema';
export { identityPaths, type Merchant, merchantFields, parseMerchant } from './merchant';
export { merchantReader } from './merchant-reader';
export { type AllowedSources, allowedSources } from './source';
