export { type Catalogs, readCatalogs } from './read-catalogs';
