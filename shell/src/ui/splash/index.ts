export { hideLoaderOnErrors } from './hide-loader';
