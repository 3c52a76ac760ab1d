const edge = (name: string, which: 'start' | 'end'): string => `<!-- ${name}:${which} -->`;

/**
 * Replaces what stands between two markers of a Markdown document, `<!-- name:start -->` and `<!-- name:end -->`.
 * @throws Error unless each marker is in the document once, in this order
 */
export function replaceBetween(document: string, name: string, content: string): string {
  const [start, end] = [edge(name, 'start'), edge(name, 'end')];
  const [before, rest, ...others] = document.split(start);
  const [, after, ...more] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined || others.length + more.length > 0 || before.includes(end))
    throw new Error(`The document needs ${start} and ${end} once, in this order.`);
  return `${before}${start}\n\n${content}\n\n${end}${after}`;
}
