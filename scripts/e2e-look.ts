import { runLook } from './look/run-look';

runLook(process.argv.slice(2));
