import { newGameVendor } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { vendors } from './vendors';

/** Makers that count as new, the newest first. */
const newest: readonly string[] = ['LNG', 'VLR', 'PEG', 'ORV', 'TDW', 'HPN'];

/** The makers that came last (R7.35). */
export const newVendorsAnswer = (): Answer =>
  answer(newGameVendor, () => ({
    vendors: newest.flatMap((code) =>
      vendors
        .filter((vendor) => vendor.code === code)
        .map(({ code: vendor, name, categories }) => ({ vendor, name, gameTypes: [...categories] })),
    ),
  }));
