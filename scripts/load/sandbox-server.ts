import { startSandbox } from '@tessera/sandbox';

/** Runs the sandbox on a folder: `sandbox-server <folder>`. Prints its address. */
const [dataDir = ''] = process.argv.slice(2);
const { url, close } = await startSandbox({ dataDir });
console.log(url);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
