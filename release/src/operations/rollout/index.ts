export { changeMany, type Outcome } from './change-many';
export type { Change } from './change-release';
export { removeRemotes, rollBack } from './roll-back';
export { rollOut } from './roll-out';
