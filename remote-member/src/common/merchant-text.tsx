import { RichText } from '@tessera/rich-text';
import { useGo } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';

/** Sanitized HTML from the merchant's editor. Links to pages of the app navigate without a page load. */
export function MerchantText({ html }: { html: string }) {
  const linkHosts = useSite((site) => site.linkHosts);
  const go = useGo();
  return <RichText html={html} linkHosts={linkHosts} onGo={go} />;
}
