import { areaOf } from '../../platform/storage';

/** Begins the key under which a remote has the address of a developer's server; the remote's name ends it. */
export const OVERRIDE = 'tessera:override:';

/** Whether something is kept for a remote. The inline script only learns from it that it cannot know what runs. */
export const isOverridden = (remote: string): boolean => areaOf('local').getItem(OVERRIDE + remote) !== null;
