import { hash } from 'node:crypto';
import { daily } from './daily';

/** Slots of the largest table: 150 MB. */
const MAX_SLOTS = 2 ** 24;
/** Share of the slots that may be used. */
const FULL = 0.75;

/** @returns 48 bits of a hash, never 0. Two of ten million keys are equal with a probability of one in ten million. */
const numberOf = (key: string): number => hash('sha256', key, 'buffer').readUIntBE(0, 6) || 1;

/** A hash table with open addressing: 8 bytes for a key and one for its marks. A set of texts needs some 100 bytes. */
function marks() {
  let keys = new Float64Array(1024);
  let bits = new Uint8Array(keys.length);
  let used = 0;

  function slotOf(key: number): number {
    let slot = key % keys.length;
    while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) % keys.length;
    return slot;
  }

  function grow(): void {
    const [oldKeys, oldBits] = [keys, bits];
    keys = new Float64Array(2 * oldKeys.length);
    bits = new Uint8Array(keys.length);
    for (const [at, key] of oldKeys.entries()) {
      if (key === 0) continue;
      const slot = slotOf(key);
      keys[slot] = key;
      bits[slot] = oldBits[at] ?? 0;
    }
  }

  return {
    has: (key: string, kind: number): boolean => ((bits[slotOf(numberOf(key))] ?? 0) & (1 << kind)) !== 0,
    mark(key: string, kind: number): boolean {
      const number = numberOf(key);
      let slot = slotOf(number);
      if (keys[slot] === 0) {
        if (used >= FULL * MAX_SLOTS) return false;
        used += 1;
        if (used > FULL * keys.length) grow();
        slot = slotOf(number);
        keys[slot] = number;
      }
      const before = bits[slot] ?? 0;
      bits[slot] = before | (1 << kind);
      return before !== bits[slot];
    },
  };
}

/**
 * Remembers until midnight UTC what was seen, in at most 150 MB for twelve million keys. A full table accepts no more
 * keys until the next day.
 * @param now returns the time in ms since 1970
 */
export function dailyMarks(now: () => number) {
  const today = daily(now, marks);
  return {
    /** @param kind from 0 to 7 */
    has: (key: string, kind: number): boolean => today().has(key, kind),
    /**
     * @param kind from 0 to 7
     * @returns whether the mark is new: false for a known one, and if the table is full
     */
    mark: (key: string, kind: number): boolean => today().mark(key, kind),
  };
}
