import { runFaults } from './faults/run-faults';

runFaults(process.argv.slice(2));
