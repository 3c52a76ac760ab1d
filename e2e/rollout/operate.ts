import { products } from '../product/products';
import { test } from '../product/test';
import { Operator } from './operator';

/** The product whose releases the operator's tests change. */
export const product = products.faults;

/**
 * The operator of a file's tests: next versions of the games are published before them
 * (scripts/e2e/rollout-builds.ts), and removed from all releases after them.
 */
export function operate(...builds: readonly string[]): Operator {
  const operator = new Operator(product);
  test.use({ product, visitor: 'answered prompts' });
  test.setTimeout(120_000);
  test.beforeAll(() => operator.prepare(...builds));
  test.afterAll(() => operator.leave());
  return operator;
}
