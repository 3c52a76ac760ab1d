import { html } from './html';
import { document, topBar } from './layout';
import { textsIn } from './texts';

/** The merchant's chat, in which nobody answers but the page itself. */
export function chatPage(title: string, asked: string, backUrl: string | undefined): string {
  const { language, texts } = textsIn(asked);
  const shownTitle = title || texts.chatTitle;
  return document({
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
