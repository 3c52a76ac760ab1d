export type { MemberState } from './reducer';
export { currentSession, dispatch, restoreSession, sessionStore } from './store';
export { storedCustomer } from './stored-customer';
export { storedSession } from './stored-session';
