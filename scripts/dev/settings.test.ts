import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { inWorkspace } from '../workspace';

/** In ms: a command that ignores its settings would build and run. */
const LIMIT = 60_000;

let server: Server;
let taken: string;
beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  taken = typeof address === 'object' ? `${address?.port}` : '';
});
afterAll(() => {
  server.close();
});

/** Runs a command of the workspace with settings that it refuses. */
function run(command: string, settings: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', inWorkspace(`scripts/${command}.ts`)],
    { cwd: inWorkspace(), env: { ...process.env, ...settings }, encoding: 'utf8', timeout: LIMIT },
  );
  return { status, stdout, stderr };
}

const range = 'Set it to a whole number from 1 to 65535.';

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['start', { PORT: 'abc' }, `PORT is "abc". ${range}`],
  ['dev', { DEV_PORT: '70000' }, `DEV_PORT is "70000". ${range}`],
  ['gallery', { PORT: '0' }, `PORT is "0". ${range}`],
  ['docs-images', { PORT: '80a' }, `PORT is "80a". ${range}`],
])(
  '%s with %j says in one line what is wrong, and builds nothing',
  (command, settings, says) => {
    expect(run(command, settings)).toEqual({ status: 2, stdout: '', stderr: `${says}\n` });
  },
  LIMIT,
);

test(
  'a port in use is refused in one line before anything is built',
  () => {
    const { status, stdout, stderr } = run('start', { PORT: taken });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    const says = [
      `Port ${taken} cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${taken}.`,
      'Stop the program that uses it, or set PORT to another port.\n',
    ];
    expect(stderr).toBe(says.join(' '));
  },
  LIMIT,
);

test(
  'a gateway without https is refused in one line',
  () => {
    const { status, stdout, stderr } = run('start', { GATEWAY_URL: 'http://gateway.example' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^GATEWAY_URL: http:\/\/gateway\.example is not an https address\. .*\n$/);
  },
  LIMIT,
);
