export { checkLicences, takeInventory } from './inventory';
export { SBOM, writeSbom } from './sbom';
