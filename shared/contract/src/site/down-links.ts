import * as v from 'valibot';
import { text } from '../wire/scalars';
import { listOf, orAbsent, orElse } from '../wire/tolerant';

/** What a link of the app can be: a package, the iOS profile, the app's picture, or a home-screen install (R3.30). */
export const downloadLinkTypes = ['IOS', 'MOBILECONFIG', 'Android', 'AppDownloadIcon', 'HOMESCREEN'] as const;
export type DownloadLinkType = (typeof downloadLinkTypes)[number];

/** The ways to the app that have an address of their own. */
export const appKeys = ['IOS', 'MOBILECONFIG', 'Android'] as const;
export type AppKey = (typeof appKeys)[number];

/** A home-screen install needs no address. */
const link = v.object({ resourceType: v.picklist(downloadLinkTypes), url: orElse(text, '') });
const target = v.object({ url: orAbsent(text), resources: listOf(link), downLink: listOf(link) });

/** One way that cannot be read costs the others nothing. */
const way = orAbsent(target);

/** Where the native apps and the iOS profile come from, and what advertises them (R3.29). */
export const downLinks = v.object({
  IOS: way,
  Android: way,
  MOBILECONFIG: way,
  banners: listOf(v.object({ groupName: text, url: v.string() })),
});
export type DownLinks = v.InferOutput<typeof downLinks>;
