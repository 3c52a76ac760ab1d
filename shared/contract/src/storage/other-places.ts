/** A named place of the browser's storage that is no key: a database, or a cache of files. */
export interface OtherPlace {
  readonly area: 'database' | 'cache';
  readonly name: string;
  /** Whether the name is the beginning of names: a scope follows it. */
  readonly family?: boolean;
  /** The piece that fills it. */
  readonly owner: 'shell' | 'auth' | 'growth';
  readonly holds: string;
}

/** The databases and caches of the product. Nothing else may be in the browser: a test compares this list with it. */
export const otherPlaces: readonly OtherPlace[] = [
  {
    area: 'database',
    name: 'tessera-auth',
    owner: 'auth',
    holds: 'key of the remembered password, which no script can read',
  },
  {
    area: 'database',
    name: 'firebase-heartbeat-database',
    owner: 'auth',
    holds: 'days on which Firebase was used, as its code counts them',
  },
  {
    area: 'database',
    name: 'firebase-installations-database',
    owner: 'growth',
    holds: 'id of this browser at the push service',
  },
  {
    area: 'database',
    name: 'firebase-messaging-database',
    owner: 'growth',
    holds: 'push subscription of this browser',
  },
  {
    area: 'cache',
    name: 'tessera-files',
    owner: 'shell',
    holds: 'files of the release and the page, for the service worker',
  },
  {
    area: 'cache',
    name: 'workbox-precache-v2-',
    family: true,
    owner: 'shell',
    holds: 'page of the merchant, for a start without a connection',
  },
  {
    area: 'database',
    name: 'workbox-expiration',
    owner: 'shell',
    holds: 'when each file in the cache was used last',
  },
];
