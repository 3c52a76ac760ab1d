import { html, document, say } from '../../common';
import { demoPerson } from './people';

export interface ChoicePage {
  readonly provider: string;
  /** Product code. */
  readonly language: string;
  /** Where the choice is taken; `person` is added to its query. */
  readonly consent: URL;
}

/** The page of a third party on which someone says who they are, or that they changed their mind. */
export function choicePage({ provider, language, consent }: ChoicePage): string {
  const choose = (person: string) => {
    const url = new URL(consent);
    url.searchParams.set('person', person);
    return url.pathname + url.search;
  };
  const title = say(language, 'social.stand_in').replace('{provider}', provider);
  return document({
    language,
    title,
    style: 'choice.css',
    script: '',
    body: html`<main class="choice"><h1>${title}</h1><p>${say(language, 'social.title')}</p>
<a class="person" href="${choose('member')}">${demoPerson.name}</a>
<a class="person" href="${choose('new')}">${say(language, 'social.new_person')}</a>
<a class="cancel" href="${choose('nobody')}">${say(language, 'social.cancel')}</a></main>`,
  });
}
