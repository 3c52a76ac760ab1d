import { keys } from '@tessera/contract';
import { isStored } from '../../platform/storage';

const MARK = '-override';

/**
 * Whether this browser stores an override of a remote. The early script does not read the value: it only learns that it
 * cannot know which version runs.
 */
export const isOverridden = (remote: string): boolean => isStored(keys.override, remote);

/** The version under which an override is reported, so that its loads do not count for the released version. */
export const overrideVersion = (version: string): string => version + MARK;

/** Whether a version is that of an override. */
export const isOverride = (version: string): boolean => version.endsWith(MARK);
