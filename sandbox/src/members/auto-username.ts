import { randomInt } from 'node:crypto';
import { autoUsername } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import type { Store } from './store';

const words = ['lucky', 'river', 'comet', 'maple', 'pearl', 'tiger', 'ember', 'lotus'];

/** A name that nobody has at this merchant. */
export function freeUserName(store: Store, merchantCode: string): string {
  const name = `${words[randomInt(words.length)]}${randomInt(10_000, 1_000_000)}`;
  return store.member(merchantCode, name) ? freeUserName(store, merchantCode) : name;
}

/** Proposes a user name (R7.8). */
export const autoUsernameAnswer = (store: Store): Answer =>
  answer(autoUsername, ({ merchant }) => ({ username: freeUserName(store, merchant.code) }));
