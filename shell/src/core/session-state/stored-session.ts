import { type SessionInfo, sessionInfo } from '@tessera/contract';
import { storedValue } from '../../platform/storage';

const own = storedValue('session', 'tessera:session', sessionInfo);
/** The platform's member centre reads the same record under a key of its own (R3.1). */
const memberCentre = storedValue('session', 'MC_SESSION_INFO', sessionInfo);

export const storedSession = {
  get: (): SessionInfo | undefined => own.get(),
  set(session: SessionInfo): void {
    own.set(session);
    memberCentre.set(session);
  },
  remove(): void {
    own.remove();
    memberCentre.remove();
  },
};
