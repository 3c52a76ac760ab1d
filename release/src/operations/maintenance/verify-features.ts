import { type SiteStatus, siteStatus, trackingSetting } from '@tessera/contract';
import * as v from 'valibot';
import { describedMerchant, type Feature, missingOrigins, withFeatures } from '../../merchants';
import type { Store } from '../../store';
import type { Problem } from './verify-store';

/** The features of the sign-ins and services that a status switches on, except those that it serves from elsewhere. */
function featuresIn({ whitelabelVal, smsProvider, register, gw, social, customerService }: SiteStatus) {
  const { places } = social;
  const isCaptcha = register.showGeetest || register.showLoginGeetest || register.showSmsGeetest;
  const isOn: Readonly<Partial<Record<Feature, unknown>>> = {
    google: whitelabelVal.GOOGLELOGIN3 && !places.googleScript,
    facebook: whitelabelVal.FACEBOOKLOGIN3 && !places.facebookScript,
    x: whitelabelVal.TWITTERLOGIN3 && !places.identity,
    line: whitelabelVal.LINELOGIN3 && social.lineLiffId && !places.lineLiffScript,
    'phone-codes': smsProvider.firebase && !places.identity,
    geetest:
      (whitelabelVal.GEETEST3 || isCaptcha) &&
      gw.GEETEST_ID &&
      !gw.GEETEST_V3_SCRIPT &&
      !gw.GEETEST_V4_SCRIPT,
    push: smsProvider.vapidKey,
    livechat: customerService.some(({ csType }) => csType === 'LIVECHAT'),
  };
  return Object.entries(isOn).flatMap(([name, on]) => (on ? [name as Feature] : []));
}

const networkFeatures: Readonly<Partial<Record<string, Feature>>> = {
  meta: 'meta-pixel',
  kwai: 'kwai-pixel',
  tiktok: 'tiktok-pixel',
  x: 'x-pixel',
  'google-tag': 'google-tag',
  'tag-manager': 'tag-manager',
  adjust: 'adjust',
  appsflyer: 'appsflyer',
};

const envelope = v.object({ success: v.literal(true), value: v.unknown() });

/** In ms. */
const TIMEOUT = 10_000;

/** @returns the value of an answer; undefined if the gateway does not have the call */
async function ask(gateway: string, path: string, code: string): Promise<unknown> {
  const answer = await fetch(new URL(path, gateway), {
    headers: { merchant: code },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return v.parse(envelope, await answer.json()).value;
}

/** The features that a gateway switches on at a merchant: by its status and by its networks. */
async function switchedOn(gateway: string, code: string): Promise<readonly Feature[]> {
  const status = v.parse(siteStatus, await ask(gateway, '/wps/v2/system/status?device=MOBILE', code));
  const tracking = v.safeParse(trackingSetting.answer, await ask(gateway, trackingSetting.path, code));
  const networks = tracking.success ? tracking.output.networks : [];
  const pixels = networks.flatMap(({ network }) => networkFeatures[network] ?? []);
  return [...new Set([...featuresIn(status), ...pixels])];
}

/**
 * Compares the features that a gateway switches on with those that a merchant's description allows.
 * @returns a problem for each feature that the content security policy of the merchant's pages blocks
 */
export async function verifyFeatures(
  store: Store,
  gateway: string,
  code: string,
): Promise<readonly Problem[]> {
  const { allow = {}, features = [] } = await describedMerchant(store, code);
  const allowed = withFeatures(allow, features);
  try {
    return (await switchedOn(gateway, code)).flatMap((name) => {
      const missing = missingOrigins(allowed, name);
      if (missing.length === 0) return [];
      const message = `The gateway switches ${name} on, and the policy of the pages blocks ${missing.join(', ')}. Add "${name}" to the features of the merchant.`;
      return [{ where: code, code: 'feature-blocked', message }];
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      { where: code, code: 'gateway-unread', message: `The gateway's settings cannot be read: ${reason}.` },
    ];
  }
}
