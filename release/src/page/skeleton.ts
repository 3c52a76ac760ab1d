import { minifyCss } from './markup';

const outlines = (count: number) => '<i></i>'.repeat(count);

/** Placeholder for the page until the first render: a frame with outlines. The early script names the shape of the page. */
export const skeleton = `<div class="sk" aria-hidden="true"><div class="sk-top">${outlines(2)}</div><div class="sk-hero"></div><div class="sk-tabs">${outlines(4)}</div><div class="sk-cards">${outlines(9)}</div><div class="sk-nav">${outlines(5)}</div></div>`;

/** Styles of the skeleton, less than 1 kB compressed. They use the design system's variables, so they fit each theme. */
export const skeletonCss = minifyCss(`
.sk { display: flex; flex-direction: column; gap: var(--space-4); inline-size: min(100%, var(--column-width)); block-size: 100dvh; margin-inline: auto; padding-block-start: var(--bar-room, 0px); overflow: hidden }
.sk i, .sk-hero { background: var(--color-surface); border-radius: var(--radius-m) }
.sk-top { display: flex; flex: none; align-items: center; justify-content: space-between; block-size: calc(var(--bar-height) + var(--safe-top)); padding-block-start: var(--safe-top); padding-inline: var(--space-4) }
.sk-top i { inline-size: 104px; block-size: 28px }
.sk-top i + i { inline-size: 72px }
.sk-hero { flex: none; block-size: 132px; margin-inline: var(--space-4) }
.sk-cards { display: grid; grid: auto-flow / repeat(3, 1fr); flex: 1; align-content: start; gap: var(--space-3); padding-inline: var(--space-4); overflow: hidden }
.sk-cards i { aspect-ratio: 3 / 4 }
.sk-nav { display: flex; flex: none; align-items: center; justify-content: space-around; block-size: calc(var(--nav-height) + var(--safe-bottom)); padding-block-end: var(--safe-bottom); margin-inline: var(--nav-inset); margin-block-end: var(--nav-inset); border-radius: var(--nav-radius); background: var(--color-surface) }
[data-wide] .sk-nav { display: none }
.sk-nav i { inline-size: 28px; block-size: 28px; background: var(--color-surface-raised) }

.sk-tabs { display: none; flex: none; gap: var(--space-2); block-size: 44px; padding-inline: var(--space-4) }
.sk-tabs i { flex: 1 }
[data-shape] .sk-top i + i { visibility: hidden }
[data-shape="grid"] .sk-hero { block-size: 48px }
[data-shape="grid"] .sk-tabs { display: flex }
[data-shape="account"] .sk-hero { block-size: 112px }
[data-shape="lines"] .sk-hero { block-size: 148px }
[data-shape]:not([data-shape="grid"]) .sk-cards { grid-template-columns: 1fr }
[data-shape]:not([data-shape="grid"]) .sk-cards i { block-size: 56px; aspect-ratio: auto }
[data-shape="account"] .sk-cards { gap: 2px }
main .sk { block-size: auto; padding-block-start: 0 }
[data-shape="form"] .sk-hero { visibility: hidden }
[data-shape="form"] .sk-cards { gap: var(--space-4) }
[data-shape="form"] .sk-cards :nth-child(n + 5), [data-shape="form"] .sk-nav { display: none }
.sk-note { padding: var(--space-4); text-align: center }
`);
