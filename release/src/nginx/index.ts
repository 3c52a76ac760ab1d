export { loadConfiguration } from './load-configuration';
export { nginxWriter, type Written } from './write-nginx';
