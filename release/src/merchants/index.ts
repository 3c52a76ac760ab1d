export { isBrandValue } from './brand-value';
export { allMerchants, describedMerchant, describeMerchant, merchantCodes } from './descriptions';
export { type Feature, missingOrigins, withFeatures } from './features';
export { hostName } from './host-name';
export { type HostTable, hostTable } from './host-table';
export { hstsHeader } from './hsts';
export { identityPaths, type Merchant, parseMerchant } from './merchant';
