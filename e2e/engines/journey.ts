import type { test as base, TestType } from '@playwright/test';
import type { ConsoleWatch } from '../product/console-watch';
import type { Tab } from '../product/tab';
import type { ProductFixtures } from '../product/test';

export interface Journey {
  readonly tab: Tab;
  /** Its check comes when the browser has ended. */
  readonly messages: ConsoleWatch;
  /** Whether pages may keep anything in the browser. */
  readonly storage: 'open' | 'blocked';
}

type ArgsOf<T> = T extends TestType<infer Args, infer WorkerArgs> ? [Args, WorkerArgs] : never;

/** Declares journeys, in whichever engine drives their tab. */
export type JourneyTest = TestType<
  ArgsOf<typeof base>[0] & ProductFixtures & Journey,
  ArgsOf<typeof base>[1]
>;
