import { hostLabelOf } from '@tessera/gallery/choice';
import { languages } from '@tessera/i18n';
import { allMerchants } from '@tessera/sandbox';
import type { DemoMerchant } from '../product/demo-hosts';

const everyLanguage = languages.map(({ code }) => code);

/**
 * The demo merchant of each template, on the host of the template, with every language and both looks, so that each can
 * be seen in each direction and scheme.
 */
export const galleryMerchants = (): readonly DemoMerchant[] =>
  allMerchants
    .filter(({ specificationOnly }) => !specificationOnly)
    .map((merchant) => ({
      ...merchant,
      hostPrefix: hostLabelOf(merchant.templateId),
      languages: [
        merchant.defaultLanguage,
        ...everyLanguage.filter((code) => code !== merchant.defaultLanguage),
      ],
      scheme: 'auto',
    }));
