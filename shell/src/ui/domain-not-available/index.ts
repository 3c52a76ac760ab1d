export { DomainNotAvailable } from './domain-not-available';
