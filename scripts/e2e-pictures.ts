import { runPictures } from './pictures/run-pictures';

await runPictures(process.argv.slice(2));
