import { callQueue } from './call-queue';
import type { Network } from './network';
import { callGlobal, provideGlobals } from './page-global';

const twq = (...args: unknown[]) => callGlobal('twq', ...args);

/** X's pixel (R7.53). An event is `tw-<pixel>-<event>`, unless the merchant's settings contain the whole name. */
export const network: Network = {
  scripts: () => ['https://static.ads-twitter.com/uwt.js'],
  start(id) {
    provideGlobals({ twq: callQueue('1.1') });
    twq('config', id);
  },
  send(id, { id: conversion_id, label, value }) {
    twq('event', label.startsWith('tw-') ? label : `tw-${id}-${label}`, { ...value, conversion_id });
  },
  cookies: /^_?twclid$/,
};
