import * as v from 'valibot';
import type { Platform } from './platform';

/** In cents. */
const cents = v.pipe(
  v.number(),
  v.integer(),
  v.transform((amount) => `${Math.trunc(amount / 100)}.${String(Math.abs(amount % 100)).padStart(2, '0')}`),
);

const summary = v.pipe(
  v.object({
    iso: v.string(),
    cents: v.object({ all: cents, free: cents }),
    purses: v.array(v.object({ id: v.string(), label: v.string(), cents })),
  }),
  v.transform(({ iso, cents: { all, free }, purses }) => ({
    currency: iso,
    total: all,
    withdrawable: free,
    wallets: purses.map(({ id, label, cents: amount }) => ({ code: id, name: label, amount })),
  })),
);

const slides = v.pipe(
  v.array(
    v.object({ picture: v.string(), headline: v.optional(v.string()), target: v.optional(v.string()) }),
  ),
  v.transform((items) => ({
    banners: items.map(({ picture, headline, target }) => ({
      url: picture,
      title: headline,
      linkageType: 'URL',
      linkage: target,
    })),
  })),
);

/**
 * A made-up platform: the pattern for the adapter of a real one, and the second gateway of the tests. It has other paths,
 * amounts in cents, a list without a name, no rewards, and a code of its own for calls that it does not have.
 */
export const sample: Platform = {
  calls: {
    walletBalance: { path: '/wps/purse/summary', answer: summary },
    bannerList: { path: '/wps/content/slides', request: () => ({ place: 'home' }), answer: slides },
    logout: { method: 'PUT', path: '/wps/session/end', request: () => ({ everywhere: false }) },
    rewardList: 'absent',
  },
  absentCodes: ['E-1404'],
};
