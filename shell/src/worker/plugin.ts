import type { WorkboxPlugin } from 'workbox-core';

/** Workbox types its own plugins in a way that the exactness of our types does not take. */
export const asPlugin = (plugin: object): WorkboxPlugin => plugin as WorkboxPlugin;
