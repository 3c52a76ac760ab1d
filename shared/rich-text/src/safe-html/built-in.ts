import { commonAttributes, dropped, elements } from './allowed';
import { inertDocument } from './inert-document';

declare global {
  interface SanitizerConfig {
    processingInstructions?: string[];
  }
  interface Element {
    setHTML(html: string, options: { sanitizer: SanitizerConfig }): void;
  }
}

/**
 * Whether the browser has the HTML Sanitizer API. Chrome 105 to 118 have a `setHTML` of an earlier draft, which ignores
 * our configuration; they have no `Document.parseHTML`.
 */
export const hasBuiltIn = (): boolean => 'parseHTML' in Document;

/** `html`: a part of a page has none, and the API refuses to be asked for its content. */
const left = new Set([...dropped, 'html']);

/** Elements that the HTML names and that go without their content. One that only looks like an element does no harm. */
function unwrapped(html: string): string[] {
  const named = Array.from(html.matchAll(/<([a-z][^\s/>]*)/gi), ([, name = '']) => name.toLowerCase());
  return [...new Set(named)].filter((name) => !elements.has(name) && !left.has(name));
}

/** Makes HTML safe by the browser's own HTML Sanitizer API. */
export function sanitizeBuiltIn(html: string): Element {
  const box = inertDocument().createElement('span');
  box.setHTML(html, {
    sanitizer: {
      elements: Array.from(elements, ([name, attributes]) => ({ name, attributes: [...attributes] })),
      attributes: [...commonAttributes],
      replaceWithChildrenElements: unwrapped(html),
      comments: false,
      processingInstructions: [],
      dataAttributes: false,
    },
  });
  // As DOMPurify does.
  for (const element of box.querySelectorAll('*'))
    for (const attribute of element.attributes) attribute.value = attribute.value.trim();
  return box;
}
