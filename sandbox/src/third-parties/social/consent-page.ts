import type { FastifyReply } from 'fastify';
import { html, languageFromTag, renderPage, translate } from '../../common';
import { type Choice, demoPerson } from './people';

interface ConsentPage {
  readonly provider: string;
  /** BCP-47 tag. */
  readonly languageTag: string;
  /** Path of the consent route. */
  readonly path: string;
  /** Address of the authorise request, whose query the consent route receives too. */
  readonly requestUrl: string;
}

/** Sends the page on which a visitor chooses a person or cancels. The choice is the parameter `person`. */
export function sendConsentPage(
  reply: FastifyReply,
  { provider, languageTag, path, requestUrl }: ConsentPage,
): FastifyReply {
  const language = languageFromTag(languageTag);
  const linkTo = (choice: Choice) => {
    const { searchParams } = new URL(requestUrl, 'http://sandbox');
    searchParams.set('person', choice);
    return `${path}?${searchParams}`;
  };
  const title = translate(language, 'social.stand_in').replace('{provider}', provider);
  return reply.type('text/html; charset=utf-8').send(
    renderPage({
      language,
      title,
      style: 'choice.css',
      script: '',
      body: html`<main class="choice"><h1>${title}</h1><p>${translate(language, 'social.title')}</p>
<a class="person" href="${linkTo('member')}">${demoPerson.name}</a>
<a class="person" href="${linkTo('new')}">${translate(language, 'social.new_person')}</a>
<a class="cancel" href="${linkTo('nobody')}">${translate(language, 'social.cancel')}</a></main>`,
    }),
  );
}
