export { changeMany, type ManyOptions, type Outcome } from './change-many';
export { type Change, changeRelease } from './change-release';
export { removeRemotes, rollBack } from './roll-back';
export { rollOut } from './roll-out';
