import { type ImportDeclaration, type Module, parseSync } from '@swc/core';
import type { ExportRename } from './renames';

/** Bytes of the source to replace. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type SyntaxNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;

/** An import by name: `from` of a module as `local`. */
interface Named {
  readonly rename: ExportRename;
  readonly local: string;
  readonly hasAlias: boolean;
  readonly start: number;
  readonly end: number;
  readonly isTypeOnly: boolean;
}

const namedIn = (declaration: ImportDeclaration, renames: readonly ExportRename[]): readonly Named[] =>
  declaration.specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ImportSpecifier') return [];
    const imported = (specifier.imported ?? specifier.local).value;
    const rename = renames.find(
      ({ module, from }) => module === declaration.source.value && from === imported,
    );
    if (!rename) return [];
    const { start, end } = specifier.span;
    const local = specifier.local.value;
    return [{ rename, local, hasAlias: local !== imported, start, end, isTypeOnly: specifier.isTypeOnly }];
  });

/** What an identifier can be in a place where it is a name of a member, not a reference. */
const isMemberName = (parent: SyntaxNode, key: string): boolean =>
  (parent.type === 'MemberExpression' && key === 'property') ||
  (parent.type === 'KeyValueProperty' && key === 'key') ||
  (parent.type === 'KeyValuePatternProperty' && key === 'key') ||
  (parent.type === 'MethodProperty' && key === 'key') ||
  (parent.type === 'TsPropertySignature' && key === 'key') ||
  (parent.type === 'ClassProperty' && key === 'key') ||
  (parent.type === 'ClassMethod' && key === 'key') ||
  (parent.type === 'JSXAttribute' && key === 'name') ||
  (parent.type === 'TsQualifiedName' && key === 'right');

/** Where a name is declared again: in a pattern, as a parameter, a function, a class or a type. */
const declares = (parent: SyntaxNode, key: string): boolean =>
  (parent.type === 'VariableDeclarator' && key === 'id') ||
  parent.type === 'Parameter' ||
  parent.type === 'ArrayPattern' ||
  parent.type === 'ObjectPattern' ||
  parent.type === 'AssignmentPatternProperty' ||
  parent.type === 'CatchClause' ||
  (parent.type === 'ArrowFunctionExpression' && key === 'params') ||
  (/^(Function|Class)(Declaration|Expression)$/.test(String(parent.type)) && key === 'identifier') ||
  (/^Ts(TypeAlias|Interface|Enum)Declaration$/.test(String(parent.type)) && key === 'id');

interface Use {
  readonly start: number;
  readonly end: number;
  readonly isShorthand: boolean;
}

interface Uses {
  readonly references: readonly Use[];
  readonly isDeclaredAgain: boolean;
}

/** The references to a name outside of imports. */
function usesOf(module: Module, name: string): Uses {
  const references: Use[] = [];
  let isDeclaredAgain = false;
  const visit = (node: unknown, parent: SyntaxNode, key: string): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, parent, key);
      return;
    }
    if (!isNode(node) || node.type === 'ImportDeclaration') return;
    if (node.type === 'Identifier' && node.value === name && !isMemberName(parent, key)) {
      isDeclaredAgain ||= declares(parent, key);
      const { span } = node;
      if (isNode(span))
        references.push({
          start: Number(span.start),
          end: Number(span.end),
          isShorthand: parent.type === 'ObjectExpression' && key === 'properties',
        });
    }
    for (const [childKey, child] of Object.entries(node)) visit(child, node, childKey);
  };
  visit(module.body, {}, '');
  return { references, isDeclaredAgain };
}

const mentions = (code: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);

/**
 * Renames what a file imports, and its uses. Where the new name has another meaning in the file, or the old one is
 * declared again, the import keeps its local name: `{ now as before }`.
 * @returns the changed source; the same if nothing has a new name
 * @throws SyntaxError for a file that cannot be parsed
 */
export function renameImports(code: string, renames: readonly ExportRename[], isTsx = true): string {
  // Positions are in bytes, and count on from file to file; comments before the first statement are in no span.
  const bytes = Buffer.from(`;${code}`);
  const module = parseSync(bytes.toString(), { syntax: 'typescript', tsx: isTsx });
  const origin = module.span.start;
  const edits: Edit[] = [];
  for (const item of module.body) {
    if (item.type !== 'ImportDeclaration') continue;
    for (const { rename, local, hasAlias, start, end, isTypeOnly } of namedIn(item, renames)) {
      const { references, isDeclaredAgain } = usesOf(module, local);
      const keeps = hasAlias || isDeclaredAgain || mentions(code, rename.to);
      const text = `${isTypeOnly ? 'type ' : ''}${rename.to}${keeps ? ` as ${local}` : ''}`;
      edits.push({ start, end, text });
      if (keeps) continue;
      for (const use of references)
        edits.push({ ...use, text: use.isShorthand ? `${local}: ${rename.to}` : rename.to });
    }
  }
  let result = bytes;
  for (const { start, end, text } of edits.sort((one, other) => other.start - one.start))
    result = Buffer.concat([
      result.subarray(0, start - origin),
      Buffer.from(text),
      result.subarray(end - origin),
    ]);
  return result.subarray(1).toString();
}
