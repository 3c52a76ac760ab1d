import { changeReleases } from './site';

/**
 * Changes the releases of a site until it is stopped: `change-releases <folder> <pause in ms>`. A process of its own,
 * because the clients of a load keep theirs busy.
 */
const [dir = '', pause = ''] = process.argv.slice(2);
await changeReleases(dir, Number(pause));
