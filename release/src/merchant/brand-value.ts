const plain = /^[\w\s#%.,()+*/-]{1,200}$/;
/** What fetches something, and what starts a comment. */
const forbidden = /(url|src|image|image-set|element|cross-fade|paint)\(|\/\*|\*\//i;

function balanced(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** Whether a text can stand as the value of a CSS variable without ending its rule or fetching anything. */
export const isBrandValue = (text: string): boolean =>
  plain.test(text) && !forbidden.test(text) && balanced(text);
