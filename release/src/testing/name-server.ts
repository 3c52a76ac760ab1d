import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const sockets: Socket[] = [];
const A = 1;
/** Lifetime of an answer in seconds. */
const LIFETIME = 1;

/** @returns the answer to a DNS query with one question: the address for an A record, no record for other types */
function answerTo(query: Buffer, address: string): Buffer {
  const nameEnd = query.indexOf(0, 12);
  const question = query.subarray(12, nameEnd + 5);
  const isKnown = query.readUInt16BE(nameEnd + 1) === A;
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(isKnown ? 1 : 0, 6);
  if (!isKnown) return Buffer.concat([header, question]);
  // The name is a pointer to the question.
  const record = Buffer.from([
    0xc0,
    12,
    0,
    A,
    0,
    1,
    0,
    0,
    0,
    LIFETIME,
    0,
    4,
    ...address.split('.').map(Number),
  ]);
  return Buffer.concat([header, question, record]);
}

/** Starts a DNS server that gives every name one address, until `stopNameServers`. */
export async function nameServer(first: string): Promise<{ at: string; move: (address: string) => void }> {
  let address = first;
  const socket = createSocket('udp4');
  sockets.push(socket);
  socket.on('message', (query, { port, address: client }) =>
    socket.send(answerTo(query, address), port, client),
  );
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    at: `127.0.0.1:${socket.address().port}`,
    move: (next) => {
      address = next;
    },
  };
}

export function stopNameServers(): void {
  for (const socket of sockets.splice(0)) socket.close();
}
