export { dismissFailure, showFailure } from './show-failure';
