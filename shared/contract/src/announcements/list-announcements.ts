import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { listOf } from '../wire/tolerant';
import { announcement } from './announcement';

/** Lists the merchant's announcements by type and category (R7.30). */
export const listAnnouncements = defineEndpoint({
  name: 'listAnnouncements',
  method: 'GET',
  path: relay('MCSFE_getListAnnouncements'),
  request: v.object({
    /** Separated by commas. */
    types: v.string(),
    platform: v.literal('M'),
    category: v.optional(v.picklist(['app_download'])),
  }),
  answer: v.object({ announcements: listOf(announcement) }),
  authorization: 'optional',
  assumed:
    'The types POPUP, FLOAT and TICKER; without a category, all but those of app_download; the whole shape of the answer',
});
