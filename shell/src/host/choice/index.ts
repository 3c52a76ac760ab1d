export { type ChosenRemote, chosenRemotes, replaceChosen } from './chosen-remotes';
export { FAILURES, failureOf, isDemoted, type Version } from './demotion';
export { isOverridden, isOverride, OVERRIDE, overrideVersion } from './override';
