export { catalogFaults } from './catalog-faults';
