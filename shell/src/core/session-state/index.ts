export type { MemberState } from './reducer';
export { currentSession, dispatch, restoreSession, sessionStore } from './store';
export { storedCustomer, storedSession } from './stored-session';
