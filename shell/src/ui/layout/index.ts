export { followWindow } from './column';
export { Layout } from './layout';
