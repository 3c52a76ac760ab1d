import { createHash } from 'node:crypto';
import { block } from './syntax';

/** Host name of the server that tells which configuration nginx uses. DNS reserves `.invalid`. */
export const IDENTITY_HOST = 'tessera.invalid';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** @returns the id in a configuration that `withId` has returned */
export const idIn = (configuration: string): string =>
  /return 200 ([0-9a-f]{24});\n}\n$/.exec(configuration)?.[1] ?? '';

/** Adds a server that responds with the id of the configuration. */
export const withId = (configuration: string, listen: string): string =>
  `${configuration}\n${block(
    'server',
    `listen ${listen};`,
    `server_name ${IDENTITY_HOST};`,
    'access_log off;',
    'default_type text/plain;',
    `return 200 ${hashOf(configuration)};`,
  )}\n`;
