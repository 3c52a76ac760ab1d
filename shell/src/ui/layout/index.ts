export { watchWindow } from './column';
export { Layout } from './layout';
