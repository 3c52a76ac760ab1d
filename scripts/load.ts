import { parseArgs } from 'node:util';
import { loadCollect, loadCollector, loadWatch } from './load/beacons';
import { loadMembers } from './load/members';
import { loadPages } from './load/pages';

// The table of docs/reliability.md: many clients on this machine, against servers with a limit of memory and time.
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '20' },
    lines: { type: 'string', default: '1000000' },
    members: { type: 'string', default: '500' },
    only: { type: 'string' },
  },
});
const [clients, seconds, lines, members] = [values.clients, values.seconds, values.lines, values.members].map(
  Number,
);
if (!clients || !seconds || !lines || !members)
  throw new Error('--clients, --seconds, --lines and --members are numbers above 0');

const loads = {
  'release serve': () => loadPages('release serve', clients, seconds),
  nginx: () => loadPages('nginx', clients, seconds),
  'collector of beacons': () => loadCollector(clients, seconds),
  'release collect': () => loadCollect(clients, seconds),
  'release watch': () => loadWatch(lines),
  'sandbox members': () => loadMembers(Math.min(clients, 40), members),
};
const wanted = Object.entries(loads).filter(([name]) => values.only === undefined || name === values.only);
if (wanted.length === 0) throw new Error(`--only takes one of: ${Object.keys(loads).join(', ')}`);

let hasFault = false;
for (const [name, load] of wanted) {
  const row = await load();
  console.log(`\n${name}`);
  console.table(row);
  hasFault ||= row.faults !== 'none';
}
process.exitCode = hasFault ? 1 : 0;
