import { keys } from '@tessera/contract';
import { isStored } from '../../platform/storage';

/** Whether something is kept for a remote. The inline script only learns from it that it cannot know what runs. */
export const isOverridden = (remote: string): boolean => isStored(keys.override, remote);
