import { rulePage, type SiteStatus } from '@tessera/contract';
import { refusal, type TextKey, translate } from '../../common';
import { type Answer, answer } from '../../gateway';
import type { Merchant } from '../../merchants';

const topics = {
  terms: { title: 'rules.terms', content: 'rules.terms.text' },
  privacy: { title: 'rules.privacy', content: 'rules.privacy.text' },
} as const satisfies Readonly<Record<string, { readonly title: TextKey; readonly content: TextKey }>>;

const isTopic = (topic: string): topic is keyof typeof topics => Object.hasOwn(topics, topic);

/** 2026-01-01, in ms since 1970. */
const LAST_CHANGE = Date.UTC(2026, 0, 1);

const ageOf = ({ minimumAge = 18 }: Merchant): number => minimumAge;

/** The rules of a merchant's market: two pages of the app, and the licence on the authority's site. */
export const rulesOf = (merchant: Merchant, language: string): SiteStatus['mobileTemplate']['rules'] => ({
  minimumAge: ageOf(merchant),
  pages: [
    ...Object.entries(topics).map(([topic, { title }]) => ({
      topic,
      title: translate(language, title),
      link: undefined,
    })),
    {
      topic: 'licence',
      title: translate(language, 'rules.licence'),
      link: `https://licence.${merchant.code}.example/`,
    },
  ],
});

/** The text of a topic, with the merchant's name and the smallest age. */
export const rulesAnswer = (): Answer =>
  answer(rulePage, ({ request: { topic }, merchant, language }) => {
    if (!isTopic(topic)) throw refusal(language, 'rules_unknown');
    const { title, content } = topics[topic];
    return {
      title: translate(language, title),
      content: translate(language, content)
        .replaceAll('{name}', merchant.name)
        .replaceAll('{age}', String(ageOf(merchant))),
      at: LAST_CHANGE,
    };
  });
