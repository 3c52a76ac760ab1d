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
