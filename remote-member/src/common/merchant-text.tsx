import { RichText } from '@tessera/rich-text';
import { openSite, useGo } from '@tessera/shell/navigation';
import { trustedOrigins } from '@tessera/shell/site';

/** Sanitized HTML from the merchant's editor. Links to pages of the app navigate without a page load. */
export function MerchantText({ html }: { html: string }) {
  const go = useGo();
  return <RichText html={html} trusted={trustedOrigins('links')} onGo={go} onSite={openSite} />;
}
