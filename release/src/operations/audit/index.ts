export { changeRecorded, resultOf } from './change-recorded';
export type { AuditEntry, Deed } from './entry';
export { auditLog, checkAuditLog } from './log';
export { record } from './record';
