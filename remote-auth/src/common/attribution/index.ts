export { readAttribution } from './attribution';
