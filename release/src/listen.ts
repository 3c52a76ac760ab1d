import type { FastifyInstance } from 'fastify';
import { messageOf } from './fault';
import { ReleaseError } from './release-error';

/** Where a server listens. */
interface Place {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host: string;
}

/**
 * Lets a server listen. One that cannot is closed, with what its hooks stop.
 * @returns its address
 * @throws ReleaseError `port-unavailable`, or the error of a plugin of the server
 */
export async function listen(app: FastifyInstance, { port, host }: Place): Promise<string> {
  await app.ready();
  try {
    return await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw new ReleaseError(
      'port-unavailable',
      `Port ${port} of ${host} cannot be used: ${messageOf(error)}. Stop the program that uses it, or choose another port.`,
    );
  }
}
