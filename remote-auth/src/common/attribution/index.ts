export { type Attribution, readAttribution } from './attribution';
