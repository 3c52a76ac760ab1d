import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { newFolder, removeFolders } from './testing/dists';
import { operator } from './testing/operator';

let taken: Server;
beforeAll(async () => {
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
});
afterAll(() => {
  taken.close();
});
afterEach(removeFolders);

test.each(['serve --gateway http://127.0.0.1:1', 'collect', 'console'])(
  '%s says in one line that its port is in use',
  async (command) => {
    const address = taken.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const release = operator(await newFolder());
    const says = [
      `Port ${port} of 127.0.0.1 cannot be used:`,
      `listen EADDRINUSE: address already in use 127.0.0.1:${port}.`,
      'Stop the program that uses it, or choose another port. (port-unavailable)\n',
    ];
    expect(await release(`${command} --port ${port}`)).toEqual({ code: 2, out: '', err: says.join(' ') });
  },
);
