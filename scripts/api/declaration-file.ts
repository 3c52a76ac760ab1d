import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** Where a name of a file comes from: `name` of the module `from`. The name `*` means the whole module. */
export interface Origin {
  readonly from: string;
  readonly name: string;
}

export interface Declaration {
  /** The declaration as `tsc` wrote it, without `export` and `declare`. */
  readonly text: string;
  /** The names of types and values that it refers to. */
  readonly uses: ReadonlySet<string>;
  /** What it refers to as `import('…').Name`, by the text of that reference. */
  readonly inlineImports: ReadonlyMap<string, Origin>;
}

export interface DeclarationFile {
  /** By name: a type and a value, and the overloads of a function, share one. */
  readonly declarations: ReadonlyMap<string, readonly Declaration[]>;
  readonly imports: ReadonlyMap<string, Origin>;
  /** From an exported name to the name inside of the file, or to another module. */
  readonly exports: ReadonlyMap<string, string | Origin>;
  /** The modules of `export * from '…'`. */
  readonly exportedModules: readonly string[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const child = (node: Node, key: string): Node => {
  const value = node[key];
  if (!isNode(value)) throw new Error(`A ${node.type} without ${key}`);
  return value;
};
const nameOf = (node: unknown): string => {
  if (isNode(node) && typeof node.value === 'string') return node.value;
  throw new Error('A name was expected');
};

/** `A` of `A.B.C`. */
const leftmost = (node: Node): Node => (isNode(node.left) ? leftmost(node.left) : node);

/** The key that holds the name in a node that refers to a type or a value. Other identifiers are names of members. */
const references: Readonly<Record<string, string>> = {
  TsTypeReference: 'typeName',
  TsTypeQuery: 'exprName',
  TsExpressionWithTypeArguments: 'expression',
  ClassDeclaration: 'superClass',
};

/** Reads a file that `tsc` has written. @throws Error when it has a form that is not expected there */
export const readDeclarationFile = (file: string): DeclarationFile => {
  // The parser counts positions in bytes from the first statement on.
  const code = Buffer.from(readFileSync(file, 'utf8').replace(/^(\s*\/\/.*\n)+|^\s+/, ''));
  const module = parseSync(code.toString(), { syntax: 'typescript' });
  const textOf = (node: Node): string => {
    const { start, end } = child(node, 'span');
    return code.subarray(Number(start) - module.span.start, Number(end) - module.span.start).toString();
  };

  const declarations = new Map<string, Declaration[]>();
  const imports = new Map<string, Origin>();
  const exports = new Map<string, string | Origin>();
  const exportedModules: string[] = [];

  const declare = (statement: Node): readonly string[] => {
    const uses = new Set<string>();
    const inlineImports = new Map<string, Origin>();
    const visit = (node: Node): void => {
      const key = typeof node.type === 'string' ? references[node.type] : undefined;
      const target = key === undefined ? undefined : node[key];
      if (isNode(target) && leftmost(target).type === 'Identifier') uses.add(nameOf(leftmost(target)));
      if (node.type === 'TsImportType' && isNode(node.qualifier))
        inlineImports.set(textOf(node).replace(/<.*$/s, ''), {
          from: nameOf(node.argument),
          name: nameOf(leftmost(node.qualifier)),
        });
      for (const value of Object.values(node)) {
        if (Array.isArray(value)) nodes(value).forEach(visit);
        else if (isNode(value)) visit(value);
      }
    };
    visit(statement);
    const text = textOf(statement).replace(/^declare /, '');
    const names =
      statement.type === 'VariableDeclaration'
        ? nodes(statement.declarations).map(({ id }) => nameOf(id))
        : [nameOf(statement.id ?? statement.identifier)];
    for (const name of names)
      declarations.set(name, [...(declarations.get(name) ?? []), { text, uses, inlineImports }]);
    return names;
  };

  for (const item of nodes(module.body))
    switch (item.type) {
      case 'ImportDeclaration':
        for (const specifier of nodes(item.specifiers)) {
          const local = nameOf(specifier.local);
          const name =
            specifier.type === 'ImportNamespaceSpecifier'
              ? '*'
              : specifier.type === 'ImportDefaultSpecifier'
                ? 'default'
                : nameOf(specifier.imported ?? specifier.local);
          imports.set(local, { from: nameOf(item.source), name });
        }
        break;
      case 'ExportAllDeclaration':
        exportedModules.push(nameOf(item.source));
        break;
      case 'ExportNamedDeclaration':
        for (const specifier of nodes(item.specifiers)) {
          if (specifier.type === 'ExportNamespaceSpecifier') {
            exports.set(nameOf(specifier.name), { from: nameOf(item.source), name: '*' });
            continue;
          }
          const inside = nameOf(specifier.orig);
          const outside = nameOf(specifier.exported ?? specifier.orig);
          exports.set(outside, item.source ? { from: nameOf(item.source), name: inside } : inside);
        }
        break;
      case 'ExportDeclaration':
        for (const name of declare(child(item, 'declaration'))) exports.set(name, name);
        break;
      case 'ExportDefaultExpression':
        exports.set('default', nameOf(item.expression));
        break;
      default:
        declare(item);
    }
  return { declarations, imports, exports, exportedModules };
};
