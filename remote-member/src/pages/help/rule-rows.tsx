import scroll from '@phosphor-icons/core/assets/regular/scroll.svg';
import { ruleAddress } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { ListGroup } from '@tessera/ui';
import { MerchantLinkRow } from '../../common/merchant-link-row';

/** Links to the rules of the merchant's market: terms, privacy, licence. Renders nothing if the template has none. */
export function RuleRows() {
  const text = useText('member');
  const pages = useSite((site) => site.mobileTemplate.rules?.pages);
  if (!pages || pages.length === 0) return null;
  return (
    <ListGroup label={text('rules')}>
      {pages.map((page) => (
        <MerchantLinkRow key={page.topic} icon={scroll} title={page.title} address={ruleAddress(page)} />
      ))}
    </ListGroup>
  );
}
