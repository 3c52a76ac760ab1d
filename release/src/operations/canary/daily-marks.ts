import { hash } from 'node:crypto';
import { daily } from './daily';

/** Tables of a day, and slots of the largest: 150 MB together. */
const TABLES = 4;
const MAX_SLOTS = 2 ** 22;
/** Slots of a new table. */
const SLOTS = 2 ** 10;
/** Share of the slots that may be used. */
const FULL = 0.75;

/** @returns 48 bits of a hash, never 0. Two of ten million keys are equal with a probability of one in ten million. */
const numberOf = (key: string): number => hash('sha256', key, 'buffer').readUIntBE(0, 6) || 1;

/** A hash table with open addressing: 8 bytes for a key and one for its marks. A set of texts needs some 100 bytes. */
function table(maxSlots: number) {
  let keys = new Float64Array(Math.min(SLOTS, maxSlots));
  let marks = new Uint8Array(keys.length);
  let used = 0;

  function slotOf(key: number): number {
    let slot = key % keys.length;
    while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) % keys.length;
    return slot;
  }

  function grow(): void {
    const [oldKeys, oldMarks] = [keys, marks];
    keys = new Float64Array(2 * oldKeys.length);
    marks = new Uint8Array(keys.length);
    for (const [at, key] of oldKeys.entries()) {
      if (key === 0) continue;
      const slot = slotOf(key);
      keys[slot] = key;
      marks[slot] = oldMarks[at] ?? 0;
    }
  }

  return {
    isFull: (): boolean => used >= FULL * maxSlots,
    /** @returns the marks of a key, one bit each; 0 for an unknown one */
    marksOf: (key: number): number => marks[slotOf(key)] ?? 0,
    /** Sets the marks of a key. The table must not be full. */
    set(key: number, value: number): void {
      if (used >= FULL * keys.length) grow();
      const slot = slotOf(key);
      if (keys[slot] === 0) used += 1;
      keys[slot] = key;
      marks[slot] = value;
    },
  };
}

/**
 * Remembers until midnight UTC what was seen, in at most 150 MB: the latest nine to twelve million keys. Forgets the oldest
 * keys first, so that keys are still accepted after a flood.
 * @param now returns the time in ms since 1970
 * @param maxSlots slots of the largest table
 */
export function dailyMarks(now: () => number, maxSlots = MAX_SLOTS) {
  const today = daily(now, () => [table(maxSlots)]);
  const marksIn = (tables: ReturnType<typeof today>, key: number): number =>
    tables.reduce((marks, one) => marks | one.marksOf(key), 0);
  return {
    /** @param kind from 0 to 7 */
    has: (key: string, kind: number): boolean => (marksIn(today(), numberOf(key)) & (1 << kind)) !== 0,
    /**
     * Marks a key, which is the newest then.
     * @param kind from 0 to 7
     * @returns whether the mark is new
     */
    mark(key: string, kind: number): boolean {
      const [number, tables] = [numberOf(key), today()];
      const before = marksIn(tables, number);
      if (tables[0]?.isFull()) {
        tables.unshift(table(maxSlots));
        tables.splice(TABLES);
      }
      tables[0]?.set(number, before | (1 << kind));
      return (before & (1 << kind)) === 0;
    },
  };
}
