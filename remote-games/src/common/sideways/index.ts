export { Sideways } from './sideways';
