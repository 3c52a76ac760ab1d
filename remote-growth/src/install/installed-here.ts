import * as v from 'valibot';

const relatedApps = v.array(v.object({ platform: v.string() }));

/** Whether the browser knows that the site is on the home screen already; only some browsers can tell. */
export async function isInstalledHere(): Promise<boolean> {
  if (!('getInstalledRelatedApps' in navigator)) return false;
  const ask: unknown = navigator.getInstalledRelatedApps;
  if (typeof ask !== 'function') return false;
  try {
    const answer = v.safeParse(relatedApps, await ask.call(navigator));
    return answer.success && answer.output.length > 0;
  } catch {
    return false;
  }
}
