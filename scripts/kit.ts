import { parseArgs } from 'node:util';
import { buildPieces, consoleApp } from './build/build-pieces';
import { checkKit } from './kit/check';
import { packKit } from './kit/pack';
import { publishKit } from './kit/publish';
import { inWorkspace } from './workspace';

const usage = `Usage: npx pnpm kit [--out <folder>] [--registry <url>]

Packs what a repository of a remote needs into a folder (.tessera/kit by default), as npm publishes it, and checks it.
--registry: publishes the packages there too. A version that the registry has already is left as it is.`;

try {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: inWorkspace('.tessera/kit') }, registry: { type: 'string' } },
  });
  await buildPieces(console.log, [consoleApp]);
  const packed = packKit(values.out);
  for (const { name, version, file } of packed) console.log(`${name}@${version}  ${file}`);
  const faults = await checkKit(packed);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  if (values.registry) for (const line of publishKit(packed, values.registry)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exit(2);
}
