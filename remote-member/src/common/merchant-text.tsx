import { RichText } from '@tessera/rich-text';
import { useGo } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';

/** What the merchant wrote in an editor; its links to the app stay in the page. */
export function MerchantText({ html }: { html: string }) {
  const linkHosts = useSite((site) => site.linkHosts);
  const go = useGo();
  return <RichText html={html} linkHosts={linkHosts} onGo={go} />;
}
