export { pushConfig } from './push-config';
export { browserHasPush, type PushEnvironment, pushWorks } from './push-works';
export { loadRegistration, syncWithSession } from './session-change';
export { warnOfPush } from './warn';
