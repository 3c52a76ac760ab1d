import * as v from 'valibot';
import type { Environment } from './detect';

/** What Chrome tells only when it is asked. A hint that it withholds is an empty text. */
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

/** The user agent as the same browser wrote it before it hid the device, the system's version and its own full one. */
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

/** Asks the browser for what its user agent hides; undefined where it hides nothing, or says nothing. Never throws. */
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
