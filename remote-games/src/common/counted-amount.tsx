import { useMoney } from '@tessera/shell/site';
import { Amount } from '@tessera/ui';
import { useLayoutEffect, useRef } from 'react';

export interface CountedAmountProps {
  /** Decimal text in major units, in the merchant's currency. */
  amount: string;
  /** By how much it grows in a second, in major units. */
  growth?: number;
}

/** The time in ms in which one amount counts to the next. */
const COUNTING = 700;
/** The time in ms between two numbers: while it counts, and while it only grows. */
const FAST = 16;
const SLOW = 100;

const prefersMotion = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false;

/**
 * An amount that counts: from the one before to a new one, and on by its growth. It writes to the document itself,
 * because a render for each number would cost much more. With reduced motion it shows the exact amount only.
 */
export function CountedAmount({ amount, growth = 0 }: CountedAmountProps) {
  const money = useMoney();
  const counter = useRef<HTMLSpanElement>(null);
  const shown = useRef(Number(amount));

  useLayoutEffect(() => {
    const element = counter.current;
    const from = shown.current;
    const to = Number(amount);
    const isStill = from === to && growth === 0;
    if (!element || isStill || !prefersMotion()) return;
    const start = performance.now();
    const count = () => {
      const passed = performance.now() - start;
      const grown = to + (growth * passed) / 1_000;
      const left = from === to ? 0 : Math.max(0, 1 - passed / COUNTING) ** 3;
      shown.current = grown - (grown - from) * left;
      // The exact text at the end, because a number may have lost digits.
      const isDone = left === 0 && growth === 0;
      if (document.visibilityState === 'visible' || isDone)
        element.textContent = money(isDone ? amount : shown.current.toFixed(2));
      if (!isDone) timer = setTimeout(count, left === 0 ? SLOW : FAST);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    count();
    return () => clearTimeout(timer);
  }, [amount, growth, money]);

  return (
    <Amount>
      <span ref={counter}>{money(amount)}</span>
    </Amount>
  );
}
