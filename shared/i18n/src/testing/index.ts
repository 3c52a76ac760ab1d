export { catalogFaults } from './catalog-faults';
export { sentencesOf } from './sentences';
