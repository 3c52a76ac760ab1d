import { readCatalogs } from '@tessera/i18n/catalogs';
import type { Game } from '../../catalog';
import { type Html, html, renderPage, topBar } from '../../common';
import { type Play, STAKE } from './play';
import { reelSymbols } from './reels';
import EN from './texts/EN.json';

type Texts = typeof EN;

const catalogs = readCatalogs<Texts>(new URL('./texts/', import.meta.url), EN);

/** The texts of the game and chat pages, and their language: the nearest one with a catalog. */
const textsIn = (language: string): { readonly language: string; readonly texts: Texts } => ({
  language: catalogs.nearest(language),
  texts: catalogs.textsIn(language),
});

interface PlayPage {
  readonly game: Game;
  readonly title: string;
  readonly language: string;
  readonly backUrl: string | undefined;
  /** Undefined if the link was used before. */
  readonly play: Play | undefined;
}

const reels = (texts: Texts): Html =>
  html`<div class="reels" role="group" aria-label="${texts.reels}">${reelSymbols
    .slice(0, 3)
    .map(
      ({ name }) =>
        html`<div class="reel"><img src="/symbols/${name}.svg" alt="" width="96" height="96"></div>`,
    )}</div>
<div class="actions"><button type="button" data-guess="higher">${texts.spin}</button></div>`;

const cards = (texts: Texts, { card }: Play): Html =>
  html`<div class="cards"><div class="card" data-card data-rank="${String(card.rank)}" data-suit="${card.suit}" role="img" aria-label="${texts.card}"></div></div>
<div class="actions"><button type="button" data-guess="lower">${texts.lower}</button><button type="button" data-guess="higher">${texts.higher}</button></div>`;

const board = (texts: Texts, play: Play): Html =>
  html`<main class="board" data-play="${play.id}" data-kind="${play.kind}" data-stake="${String(STAKE)}" data-text-win="${texts.win}" data-text-lost="${texts.lost}" data-text-failed="${texts.failed}" data-text-spinning="${texts.spinning}" data-text-card="${texts.card}">
<p class="result" role="status">${texts.ready}</p>
${play.kind === 'reels' ? reels(texts) : cards(texts, play)}
<button type="button" class="refill" data-refill hidden>${texts.refill}</button>
<dl class="balance"><div><dt>${texts.credits}</dt><dd data-credits>${String(play.credits)}</dd></div><div><dt>${texts.stake}</dt><dd data-number>${String(STAKE)}</dd></div></dl>
${play.wallet ? [] : html`<p class="note">${texts.note}</p>`}
</main>`;

const expired = (texts: Texts): Html =>
  html`<main class="board"><h2>${texts.expiredTitle}</h2><p>${texts.expiredText}</p></main>`;

/** The page of a demo game: three reels, or a card to guess against. */
export function playPage({ game, title, language: requested, backUrl, play }: PlayPage): string {
  const { language, texts } = textsIn(requested);
  return renderPage({
    language,
    title,
    style: 'play.css',
    script: play ? 'play.js' : '',
    body: html`<img class="scene" src="/art/${game.picture}.svg" alt="">${topBar(title, backUrl, texts.back)}${play ? board(texts, play) : expired(texts)}`,
  });
}

/** The page for an unknown token. */
export function unknownPage(requested: string): string {
  const { language, texts } = textsIn(requested);
  const body = html`${topBar(texts.expiredTitle, undefined, texts.back)}<main class="board"><p>${texts.expiredText}</p></main>`;
  return renderPage({ language, title: texts.expiredTitle, style: 'play.css', script: '', body });
}

/** The merchant's chat page, which answers by itself. */
export function chatPage(title: string, requested: string, backUrl: string | undefined): string {
  const { language, texts } = textsIn(requested);
  const shownTitle = title || texts.chatTitle;
  return renderPage({
    language,
    title: shownTitle,
    style: 'chat.css',
    script: 'chat.js',
    body: html`${topBar(shownTitle, backUrl, texts.back)}
<main class="chat" data-text-reply="${texts.chatReply}">
<ol class="messages" role="log"><li class="theirs">${texts.chatGreeting}</li></ol>
<form><input name="message" aria-label="${texts.chatMessage}" placeholder="${texts.chatMessage}" maxlength="500" autocomplete="off" required><button>${texts.chatSend}</button></form>
</main>`,
  });
}
