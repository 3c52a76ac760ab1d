export { nginxWriter, type Written } from './write-nginx';
