import { type Flag, flagNames, type SiteStatus } from '@tessera/contract';
import { isTemplate } from '@tessera/ui/themes';
import { messageOf } from '../../fault';
import { describedMerchant, type Feature, type Merchant, missingSources, sourcesWith } from '../../merchants';
import { ReleaseError } from '../../release-error';
import type { Store } from '../../store';
import type { Problem } from '../maintenance';
import { readNetworks, readStatus } from './read-site';

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

function blockedFeatures({ allow = {}, features = [] }: Merchant, on: readonly Feature[]): readonly string[] {
  const allowed = sourcesWith(allow, features);
  return [...new Set(on)].flatMap((name) => {
    const missing = missingSources(allowed, name);
    if (missing.length === 0) return [];
    return [
      `The gateway switches ${name} on, and the policy of the pages blocks ${missing.join(', ')}. Add "${name}" to the features of the merchant.`,
    ];
  });
}

function flagsOff({ expects }: Merchant, { whitelabelVal }: SiteStatus): readonly string[] {
  const off = flagNames.filter((flag: Flag) => expects?.flags?.includes(flag) && !whitelabelVal[flag]);
  if (off.length === 0) return [];
  return [
    `The description expects ${off.join(', ')}, which the gateway has off. Switch them on there, or remove them from expects.flags.`,
  ];
}

function otherTemplate({ template }: Merchant, { mobileTemplate }: SiteStatus): readonly string[] {
  const shown = mobileTemplate.templateId;
  if (!isTemplate(shown) || shown === template) return [];
  return [
    `Pages start with ${template} of the description and change to ${shown} of the gateway. Set both to the same template: colours are corrected for that of the description.`,
  ];
}

function unofferedLanguages({ languages }: Merchant, { mobileTemplate }: SiteStatus): readonly string[] {
  const unoffered = (mobileTemplate.languages ?? []).filter((code) => !languages.includes(code));
  if (unoffered.length === 0) return [];
  return [
    `The gateway names the languages ${unoffered.join(', ')}, which the description does not offer. Pages leave them out: add them to languages, or remove them at the gateway.`,
  ];
}

/**
 * Compares a merchant's description with what its gateway says.
 * @returns a problem for each feature that the pages' policy blocks, for expected flags that are off, and for values of
 *   the template that differ
 */
export async function compareGateway(merchant: Merchant, gateway: string): Promise<readonly Problem[]> {
  const { code } = merchant;
  const problem = (name: string) => (message: string) => ({ where: code, code: name, message });
  try {
    const status = await readStatus(gateway, code);
    const pixels = (await readNetworks(gateway, code)).flatMap((network) => networkFeatures[network] ?? []);
    return [
      ...blockedFeatures(merchant, [...featuresIn(status), ...pixels]).map(problem('feature-blocked')),
      ...flagsOff(merchant, status).map(problem('flag-off')),
      ...otherTemplate(merchant, status).map(problem('template-differs')),
      ...unofferedLanguages(merchant, status).map(problem('language-unoffered')),
    ];
  } catch (error) {
    return [problem('gateway-unread')(`The gateway's settings cannot be read: ${messageOf(error)}.`)];
  }
}

/** Compares the description of a merchant in the store with its gateway. One that cannot be read is a problem. */
export async function verifyGateway(
  store: Store,
  gateway: string,
  code: string,
): Promise<readonly Problem[]> {
  try {
    return await compareGateway(await describedMerchant(store, code), gateway);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return [{ where: code, code: error.code, message: `Not compared with the gateway: ${error.message}` }];
  }
}
