const allowed = /^[\w\s#%.,()+*/-]{1,200}$/;
/** Functions that load a resource, and comments. */
const forbidden = /(url|src|image|image-set|element|cross-fade|paint)\(|\/\*|\*\//i;

function hasBalancedParentheses(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** @returns whether a text is a safe value of a CSS variable: it neither ends its rule nor loads a resource */
export const isBrandValue = (text: string): boolean =>
  allowed.test(text) && !forbidden.test(text) && hasBalancedParentheses(text);
