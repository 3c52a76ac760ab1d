import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns why no server can listen on a port of this machine; undefined if one can */
export async function portFault(port: number): Promise<string | undefined> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    probe.close();
  }
}
