import type { Endpoint } from '@tessera/contract';
import * as contract from '@tessera/contract';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value && 'method' in value;

/** Every call of the contract, by its name. Jest and tsx list the exports of a module in different orders. */
export const endpoints: readonly Endpoint[] = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));
