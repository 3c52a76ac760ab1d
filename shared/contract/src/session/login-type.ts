import * as v from 'valibot';

/** How members identify themselves (R3.4). */
export const loginType = v.picklist(['username', 'sms', 'firebase', 'line', 'telegram']);
