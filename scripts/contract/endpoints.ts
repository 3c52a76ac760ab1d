import type { Endpoint } from '@tessera/contract';
import * as contract from '@tessera/contract';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value && 'method' in value;

/** Every call of the contract. */
export const endpoints: readonly Endpoint[] = Object.values<unknown>(contract).filter(isEndpoint);
