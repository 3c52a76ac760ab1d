export { type ChosenRemote, chosenRemotes, replaceChosen } from './chosen-remotes';
export { failureOf, isDemoted, type Version } from './demotion';
export { isOverridden, isOverride, overrideVersion } from './override';
