export { type ChosenRemote, chosenRemotes, replaceChosen } from './chosen-remotes';
export { FAILURES, failureOf, isDemoted, type Version } from './demotion';
export { isOverridden, OVERRIDE } from './override-key';
export { isOverride, overrideVersion } from './override-version';
