import { type WebManifest, webManifest } from '@tessera/contract';
import * as v from 'valibot';
import { merchant } from '../../platform/merchant';
import { elementThere } from './element-there';

/** In ms (R9.29). */
const LINK_WAIT = 10_000;

let reading: Promise<WebManifest | undefined> | undefined;

async function read(): Promise<WebManifest | undefined> {
  const link = await elementThere<HTMLLinkElement>('link[rel="manifest"][href]', LINK_WAIT);
  if (!link) return undefined;
  const answer = await fetch(link.href, { headers: { Merchant: merchant().code } });
  return v.parse(webManifest.answer, await answer.json());
}

/**
 * Loads the web app manifest that the page links, once, with the merchant's code in a header (R7.18, R3.40).
 * @returns undefined if the page has no link after 10 s, or the manifest cannot be read
 */
export function readManifest(): Promise<WebManifest | undefined> {
  reading ??= read().catch(() => undefined);
  return reading;
}
