import type { CDPSession } from '@playwright/test';

const SLOW_PHONE = { rate: 4 };
const AS_IT_IS = { rate: 1 };

/**
 * The longest task of the page's main thread while something is done on a processor four times as slow, in ms. It is
 * the processor's time: what other programs of the machine take from it in between does not count.
 */
export async function longestTask(devtools: CDPSession, done: () => Promise<unknown>): Promise<number> {
  const events: { readonly [name: string]: string }[] = [];
  const take = ({ value }: { value: typeof events }) => void events.push(...value);
  devtools.on('Tracing.dataCollected', take);
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Emulation.setCPUThrottlingRate', SLOW_PHONE);
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel' });
  await done();
  await devtools.send('Tracing.end');
  await complete;
  await devtools.send('Emulation.setCPUThrottlingRate', AS_IT_IS);
  devtools.off('Tracing.dataCollected', take);

  const threadOf = ({ pid, tid }: { readonly [name: string]: string }) => `${pid} ${tid}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && JSON.stringify(args).includes('CrRendererMain'))
      .map(threadOf),
  );
  const tasks = events.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mainThreads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The browser told of no task');
  return Math.max(...tasks.map(({ tdur }) => Number(tdur ?? 0) / 1000));
}
