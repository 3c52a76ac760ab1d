export { readCatalogs } from './read-catalogs';
