import type { Environment } from '@tessera/shell/environment';

/** Whether this is an installed web app. A shortcut of a profile stands alone too, but is none. */
export const isInstalledApp = ({ isPwa, isWebclip }: Pick<Environment, 'isPwa' | 'isWebclip'>): boolean =>
  isPwa && !isWebclip;
