import { writeDescriptions, writeReleased } from './api/committed';
import { describeAll } from './api/describe-all';

const described = describeAll('api');
writeDescriptions(described);
if (process.argv.includes('--released')) writeReleased(described);
