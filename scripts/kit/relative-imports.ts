/** `from './x'`, `import './x'`, `import('./x')`, also with a comment for webpack in front of the name. */
const IMPORTS =
  /(\b(?:from|import)\s*\(?\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)?)(["'])(\.{1,2}(?:\/[^"'\n]*)?)\2/g;
const QUOTED = /(["'`])(\.{1,2}\/[^"'`\n]*)\1/g;

/** The relative specifiers of the imports in code that a compiler has written. */
export const relativeImports = (code: string): readonly string[] => [
  ...new Set([...code.matchAll(IMPORTS)].map(([, , , specifier = '']) => specifier)),
];

/** Every text that can be a relative path: loaders are named by texts, not by imports. */
export const relativePaths = (code: string): readonly string[] => [
  ...new Set([...code.matchAll(QUOTED)].map(([, , specifier = '']) => specifier)),
];

/** @returns the code with other specifiers; `undefined` leaves one as it is, for example in a comment */
export const renameImports = (code: string, rename: (specifier: string) => string | undefined): string =>
  code.replaceAll(IMPORTS, (whole, before: string, quote: string, specifier: string) => {
    const renamed = rename(specifier);
    return renamed === undefined ? whole : `${before}${quote}${renamed}${quote}`;
  });
