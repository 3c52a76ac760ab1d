import { parseArgs } from 'node:util';
import { audit } from './vulnerabilities/audit';

// Asks the registry for known vulnerabilities of installed packages. No test depends on it, because it needs a network.
const { values } = parseArgs({
  options: { registry: { type: 'string' } },
});
const found = await audit(values.registry === undefined ? [] : ['--registry', values.registry]);
if (found.result === 'not asked') {
  console.log(`NOT CHECKED: the registry could not be asked for vulnerabilities. ${found.reason}`);
  console.log('Run it again with a connection to a registry that has npm’s interface for advisories.');
  process.exitCode = 2;
} else {
  for (const one of found.vulnerabilities)
    console.log(`${one.severity} ${one.package}@${one.versions.join(', ')}: ${one.title}\n  ${one.url}`);
  const count = found.vulnerabilities.length;
  console.log(count === 0 ? 'No known vulnerabilities.' : `${count} known vulnerabilities.`);
  process.exitCode = count === 0 ? 0 : 1;
}
