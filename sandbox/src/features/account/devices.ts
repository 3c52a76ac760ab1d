import { endSessions, signedInDevices } from '@tessera/contract';
import { type Answer, answer } from '../../gateway';
import { type Store, sessionId } from '../../members';

/** Names of browsers and systems, the more special ones first: Edge names Chrome too, and Chrome names Safari. */
const browsers = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' };
const systems = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS': 'macOS',
  Linux: 'Linux',
};

const namedIn = (agent: string, names: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(names).find(([mark]) => agent.includes(mark))?.[1];

/** The name of a device for its member. */
const deviceName = (agent: string): string =>
  [namedIn(agent, browsers), namedIn(agent, systems)].filter(Boolean).join(', ') || agent.slice(0, 40);

/** The sessions of a member by device, their end, and the last logins. */
export const deviceAnswers = (store: Store): readonly Answer[] => [
  answer(signedInDevices, ({ member, token = '' }) => {
    const current = member();
    return {
      devices: store.sessionsOf(current).map(({ id, agent, address, at }) => ({
        id,
        name: deviceName(agent),
        address,
        at,
        current: id === sessionId(token),
      })),
      logins: (current.logins ?? []).map(({ agent, address, at, success }) => ({
        name: deviceName(agent),
        address,
        at,
        success,
      })),
    };
  }),
  answer(endSessions, async ({ request: { id }, member, token = '' }) => {
    const others = store.sessionsOf(member()).filter((session) => session.id !== sessionId(token));
    for (const session of others) if (id === undefined || session.id === id) await store.endSession(session);
  }),
];
