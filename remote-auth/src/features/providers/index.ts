export { callbacks } from './callbacks';
export { providers } from './providers';
