import { directionOf, tagOf } from '@tessera/i18n';

/** A piece of HTML in which everything from outside is already escaped. */
export class Html {
  constructor(readonly text: string) {}
}

/** Escapes a text for HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const rendered = (part: Html | string | readonly Html[]): string => {
  if (part instanceof Html) return part.text;
  return typeof part === 'string' ? escapeHtml(part) : part.map(({ text }) => text).join('');
};

/** A template that escapes its values, except those that are Html themselves. */
export const html = (
  strings: TemplateStringsArray,
  ...parts: readonly (Html | string | readonly Html[])[]
): Html => new Html(strings.reduce((whole, string, at) => whole + rendered(parts[at - 1] ?? '') + string));

const nothing = new Html('');

interface Page {
  /** Product code. */
  readonly language: string;
  readonly title: string;
  /** File name of the style sheet, below `/page/`. */
  readonly style: string;
  /** File name of the script, below `/page/`; empty for a page without one. */
  readonly script: string;
  readonly body: Html;
}

/** A whole HTML document of the second origin. */
export const renderPage = ({ language, title, style, script, body }: Page): string =>
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

/** The header of a page: the Back link, if there is one, and the title. */
export const topBar = (title: string, backUrl: string | undefined, backLabel: string): Html =>
  html`<header class="bar">${
    backUrl
      ? html`<a class="back" href="${backUrl}"><span class="arrow" aria-hidden="true"></span>${backLabel}</a>`
      : nothing
  }<h1>${title}</h1></header>`;
