import * as v from 'valibot';

/** What every social sign-in says of the device (R7.4, R7.5, R7.6). */
export const socialDevice = {
  loginDeviceId: v.string(),
  device: v.optional(v.picklist(['IPAD', 'PWA', 'WEBCLIP'])),
};
