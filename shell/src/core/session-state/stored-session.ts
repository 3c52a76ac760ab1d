import { keys, type SessionInfo } from '@tessera/contract';
import { storedValue } from '../../platform/storage';

const own = storedValue(keys.session);
/** The platform's member centre reads the same record under a key of its own (R3.1). */
const memberCentre = storedValue(keys.memberCentreSession);

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
