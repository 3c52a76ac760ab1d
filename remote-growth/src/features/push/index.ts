export { pushConfig } from './push-config';
export { browserHasPush, type PushEnvironment, pushWorks } from './push-works';
export { loadRegistration, notificationSwitch, syncWithSession, watchPermission } from './session-change';
export { warnOfPush } from './warn';
