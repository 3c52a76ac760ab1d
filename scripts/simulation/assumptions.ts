/** The assumptions of the simulation. Everything else is measured on the built pieces. */
export interface Assumptions {
  readonly merchants: number;
  /** Members who visit at least once a day. */
  readonly members: number;
  readonly visitsPerMember: number;
  /** Share of the day's visitors who have never been there before. */
  readonly newcomers: number;
  /** Pages that a visit opens after its first. */
  readonly furtherPages: number;
  /** How often a member leaves an open page and returns to it, per visit. */
  readonly returns: number;
  /** Share of browsers that keep the service worker, whose cache lives longer. */
  readonly workers: number;
  /** Days after which a browser's own cache has lost half of what it held, and the same for a worker's. */
  readonly halfLife: { readonly browser: number; readonly worker: number };
  /** Locations of the CDN, and how long it may cache the files without a version (page, worker, list), in s. */
  readonly edges: number;
  readonly edgeHold: number;
  /** Exponent of the distribution of members to merchants: the largest merchant has many times the members of the median. */
  readonly skew: number;
  /** The share of the day's visits that start in each hour. */
  readonly hours: readonly number[];
}

export const tenThousandMerchants: Assumptions = {
  merchants: 10_000,
  members: 10_000_000,
  visitsPerMember: 3,
  newcomers: 0.04,
  furtherPages: 4,
  returns: 1.5,
  workers: 0.7,
  halfLife: { browser: 14, worker: 60 },
  edges: 20,
  edgeHold: 0,
  skew: 0.9,
  // Mostly used in the evening: three visits at 21 h for one at 5 h.
  hours: [40, 30, 24, 20, 18, 18, 20, 26, 32, 36, 40, 44, 48, 46, 44, 44, 46, 50, 56, 62, 68, 70, 64, 52],
};

/** How often each page is the first of a visit, and how often a later one. */
export const pages: ReadonlyArray<{ readonly path: string; readonly first: number; readonly next: number }> =
  [
    { path: '/m/home', first: 78, next: 22 },
    { path: '/m/game', first: 6, next: 34 },
    { path: '/m/member/home', first: 4, next: 18 },
    { path: '/m/wallet', first: 3, next: 10 },
    { path: '/m/voucherCenter', first: 3, next: 10 },
    { path: '/m/login', first: 6, next: 6 },
  ];
