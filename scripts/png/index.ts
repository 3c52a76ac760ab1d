export { indexedPng } from './indexed-png';
