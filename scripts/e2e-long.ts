import { runLong } from './long/run-long';

runLong(process.argv.slice(2));
