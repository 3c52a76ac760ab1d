import { isAllowedAddress, parseAddress } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import { trustedOrigins } from '@tessera/shell/site';
import type { PaymentAddress } from '../../common/payment-address';

/** Open standards that any payment app can register for: UPI, BIP 321, Lightning, ERC-681. */
const appSchemes: ReadonlySet<string> = new Set(['upi:', 'bitcoin:', 'lightning:', 'ethereum:']);

/** For a scheme that it does not know, a web view shows an error page in place of the product. */
const canOpenApps = ({ isMobile, isNativeApp, isTelegram, isMaya, isGcash }: Environment): boolean =>
  isMobile && !(isNativeApp || isTelegram || isMaya || isGcash);

/**
 * The address that opens the payment app from the content of a QR code, on the phone that shows the code.
 * @returns undefined if the content is the address of neither a payment app nor a page that the merchant trusts
 */
export function appAddress(content: string, environment: Environment): PaymentAddress | undefined {
  if (isAllowedAddress(content, trustedOrigins('payments'))) return { url: content, window: 'new' };
  const scheme = parseAddress(content)?.protocol ?? '';
  return appSchemes.has(scheme) && canOpenApps(environment) ? { url: content, window: 'same' } : undefined;
}
