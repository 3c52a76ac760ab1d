import { domainRoute } from '@tessera/contract';
import { useCall } from '../../core/request';

/** A host name and nothing else: neither a path nor a scheme nor a user in front of it. */
const hostName = /^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Where else the merchant can be found (R7.15); none while that is not known. */
export function useOtherDomains(): readonly string[] {
  const { value } = useCall(domainRoute, { device: 'MOBILE' });
  return (value?.domainList ?? [])
    .map(({ domainName }) => domainName)
    .filter((name) => hostName.test(name) && name !== location.hostname);
}
