import { directionOf, tagOf } from '@tessera/i18n';

export interface Page {
  readonly language: string;
  readonly title: string;
  readonly style: string;
  readonly script: string;
  readonly body: Html;
}

const nothing = new Html('');

/** A whole document of the games' origin. */
export const document = ({ language, title, style, script, body }: Page): string =>
  html`<!doctype html>
<html lang="${tagOf(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0b0a1a">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page/base.css">
<link rel="stylesheet" href="/page/${style}">
${script ? html`<script type="module" src="/page/${script}"></script>` : nothing}
</head>
<body>${body}</body>
</html>
`.text;

/** The bar on top: the way back, where there is one, and the title. */
export const topBar = (title: string, backUrl: string | undefined, backLabel: string): Html =>
  html`<header class="bar">${
    backUrl
      ? html`<a class="back" href="${backUrl}"><span class="arrow" aria-hidden="true"></span>${backLabel}</a>`
      : nothing
  }<h1>${title}</h1></header>`;

/** A piece of a page in which everything from outside is escaped already. */
export class Html {
  constructor(readonly text: string) {}
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const rendered = (part: Html | string | readonly Html[]): string => {
  if (part instanceof Html) return part.text;
  return typeof part === 'string' ? escaped(part) : part.map(({ text }) => text).join('');
};

/** A template whose values are escaped unless they are Html themselves. */
export const html = (
  strings: TemplateStringsArray,
  ...parts: readonly (Html | string | readonly Html[])[]
): Html => new Html(strings.reduce((whole, string, at) => whole + rendered(parts[at - 1] ?? '') + string));
