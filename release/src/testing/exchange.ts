import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer of a server. */
interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Parses what a server sent until it closed the connection: one response, after `100 Continue` or without it. */
function parsed(response: string): Received {
  const [head = '', ...rest] = response.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}

/** Opens a connection and sends these bytes over it. Does not wait for an answer. */
export function sendBytes(server: { readonly url: string }, bytes: string): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(bytes, 'latin1');
  return socket;
}

/** Sends these bytes over a connection, and reads until the server closes it. `ask` sends valid requests only. */
export const exchange = async (server: { readonly url: string }, bytes: string): Promise<Received> =>
  parsed(await text(sendBytes(server, bytes).setEncoding('utf8')));
