import * as v from 'valibot';
import type { Environment } from './detect';

/** The hints that Chrome gives on request. A withheld hint is an empty text. */
const hints = v.object({
  model: v.optional(v.string(), ''),
  platformVersion: v.optional(v.string(), ''),
  fullVersionList: v.optional(v.array(v.object({ brand: v.string(), version: v.string() })), []),
});
type Hints = v.InferOutput<typeof hints>;

type Asked = { getHighEntropyValues(names: readonly string[]): Promise<unknown> };
const asked = (): Asked | undefined => {
  const data: unknown = Reflect.get(navigator, 'userAgentData');
  return data && typeof data === 'object' && 'getHighEntropyValues' in data ? (data as Asked) : undefined;
};

/** Chrome 100 or later, not on iOS and not in the app: the only browsers whose user agent hides what it runs on (R5.11). */
export const hidesUserAgent = ({ browser, browserVersion, os, isNativeApp }: Environment): boolean =>
  browser === 'Chrome' && Number.parseInt(browserVersion, 10) >= 100 && os !== 'ios' && !isNativeApp;

/** The full user agent: device, system version and browser version filled in. */
export function fullUserAgent(userAgent: string, { model, platformVersion, fullVersionList }: Hints): string {
  const chrome =
    fullVersionList.find(({ brand }) => brand === 'Google Chrome') ??
    fullVersionList.find(({ brand }) => brand === 'Chromium');
  return userAgent
    .replace(/Android [\d.]+; [^)]+\)/, (said) =>
      said
        .replace(/Android [\d.]+/, platformVersion ? `Android ${platformVersion}` : '$&')
        .replace(/; [^)]+\)/, model ? `; ${model})` : '$&'),
    )
    .replace(/Mac OS X [\d_]+/, platformVersion ? `Mac OS X ${platformVersion.replaceAll('.', '_')}` : '$&')
    .replace(/Chrome\/[\d.]+/, chrome ? `Chrome/${chrome.version}` : '$&');
}

/** Requests the parts that the user agent hides (R5.11). Never throws. @returns undefined if nothing is hidden or given */
export async function revealUserAgent(environment: Environment): Promise<string | undefined> {
  const source = hidesUserAgent(environment) ? asked() : undefined;
  if (!source) return undefined;
  try {
    const told = await source.getHighEntropyValues(['model', 'platformVersion', 'fullVersionList']);
    return fullUserAgent(navigator.userAgent, v.parse(hints, told));
  } catch {
    return undefined;
  }
}
