export { UpgradeError, upgrade } from './upgrade';
