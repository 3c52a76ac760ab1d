import { merchantLink, ruleAddress } from '@tessera/contract';
import { siteLink } from '@tessera/shell/navigation';
import { trustedOrigins, useSite } from '@tessera/shell/site';
import styles from './accept-terms.module.css';

interface RuleLinkProps {
  title: string;
  address: string;
}

/** A link to one page of the rules. It opens in another tab, so that the form keeps what was typed. */
function RuleLink({ title, address }: RuleLinkProps) {
  const target = merchantLink(address, trustedOrigins('links'));
  if (!target) return null;
  if (target.kind === 'page')
    return (
      <a href={target.path} target="_blank" rel="noopener noreferrer">
        {title}
      </a>
    );
  const { href, target: tab, onClick } = siteLink(target.url);
  return (
    <a href={href} target={tab} rel="noopener noreferrer" onClick={onClick}>
      {title}
    </a>
  );
}

/** Links to the rules of the merchant's market, to read before they are accepted. */
export function RuleLinks() {
  const pages = useSite((site) => site.mobileTemplate.rules?.pages);
  if (!pages || pages.length === 0) return null;
  return (
    <p className={styles.rules}>
      {pages.map((page) => (
        <RuleLink key={page.topic} title={page.title} address={ruleAddress(page)} />
      ))}
    </p>
  );
}
