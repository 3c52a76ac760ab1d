import { directionOf, tagOf } from '@tessera/i18n';
import { html } from '../../common';
import type { Outbox } from './outbox';

/** The mails as a page for testers, newest first. */
export const outboxPage = (outbox: Outbox): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<link rel="icon" href="data:,">
</head>
<body>
<h1>Outbox</h1>
${outbox
  .all()
  .toReversed()
  .map(
    ({ merchant, to, language, subject, text, at }) => html`<article>
<h2 lang="${tagOf(language)}" dir="${directionOf(language)}">${subject}</h2>
<p>${merchant} → ${to} <time datetime="${at}">${at}</time></p>
<p lang="${tagOf(language)}" dir="${directionOf(language)}">${text}</p>
</article>
`,
  )}</body>
</html>
`.text;
