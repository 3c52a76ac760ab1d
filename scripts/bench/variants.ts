/** What the bench compares: the product, and three builds of the same source (`shared/build/src/webpack/comparison`). */
export const variants = ['ours', 'plain', 'best', 'floor'] as const;
export type Variant = (typeof variants)[number];
export type Comparison = Exclude<Variant, 'ours'>;
