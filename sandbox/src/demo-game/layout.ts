import { directionOf, tagOf } from '@tessera/i18n';
import { Html, html } from './html';

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
