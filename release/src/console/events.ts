import type { ServerResponse } from 'node:http';
import type { ConsoleEvent } from '@tessera/console/api';
import type { Route, Sessions } from './access';

/** Interval of comments in ms. Proxies close connections that are silent for longer, and a lost one shows. */
const HEARTBEAT = 15_000;

/** Sends events to all open pages. */
export function events(sessions: Sessions) {
  const listeners = new Map<ServerResponse, string>();
  const write = (response: ServerResponse, text: string) => {
    if (!response.writableEnded) response.write(text);
  };
  const beat = setInterval(() => {
    for (const [response, session] of listeners) {
      if (sessions.isValid(session)) write(response, ': still here\n\n');
      else response.end();
    }
  }, HEARTBEAT);
  beat.unref();

  return {
    send(event: ConsoleEvent): void {
      const text = `data: ${JSON.stringify(event)}\n\n`;
      for (const response of listeners.keys()) write(response, text);
    },
    serve(route: Route): void {
      route('GET', '/events', 'look', async (_request, { id }, reply) => {
        reply.hijack();
        const { raw } = reply;
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) raw.setHeader(name, value);
        // nginx collects answers otherwise.
        raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
        write(raw, ': here\n\n');
        listeners.set(raw, id);
        raw.on('close', () => listeners.delete(raw));
      });
    },
    close(): void {
      clearInterval(beat);
      for (const response of listeners.keys()) response.end();
    },
  };
}
export type Events = ReturnType<typeof events>;
