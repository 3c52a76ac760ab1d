import type { StoredPlace } from './stored-key';

/** Places that are looked at by code which needs no more than to know whether a value is there, and so no schema. */

export const session: StoredPlace = {
  area: 'session',
  name: 'tessera:session',
  owner: 'shell',
  holds: 'session info (R3.1)',
};

export const site: StoredPlace = {
  area: 'local',
  name: 'tessera:site',
  owner: 'shell',
  holds: 'last status answer, without the visitor’s address, to paint the next start',
};

export const rememberedLogin: StoredPlace = {
  area: 'local',
  name: 'tessera:remembered-login',
  days: 30,
  owner: 'auth',
  holds: 'type, name, encrypted password, merchant (R3.10)',
};

export const socialChannel: StoredPlace = {
  area: 'session',
  name: 'tessera:social-channel',
  owner: 'auth',
  holds: 'channel of a sign-in by redirect (R3.18)',
};

export const answer: StoredPlace = {
  area: 'session',
  name: 'tessera:answer:',
  family: true,
  owner: 'shell',
  holds: 'by the call: an answer of the gateway, for 180 s',
};
