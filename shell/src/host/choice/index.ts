export { type ChosenRemote, chosenRemotes, replaceChosen } from './chosen-remotes';
export { failureOf, isDemoted, type Version } from './demotion';
export { isOverridden } from './override-key';
export { isOverride, overrideVersion } from './override-version';
