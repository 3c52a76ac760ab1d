import type { SourceImport, Sources } from './source-imports';

/**
 * Reads the layers from the table of the section `## Layers` of a README, top layer first.
 * @returns the names of the first column without code marks and slashes, or undefined without such a section
 */
export const layersOf = (readme: string): readonly string[] | undefined => {
  const section = /^## Layers$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(readme)?.[1];
  if (section === undefined) return undefined;
  const cells = [...section.matchAll(/^\|([^|]*)\|/gm)].map((row) => (row[1] ?? '').trim());
  return cells.slice(2).map((cell) => cell.replace(/^`|`$/g, '').replace(/\/$/, ''));
};

/** Tests and what only tests use may import anything of their own package. */
const isTest = (file: string): boolean => /(^|\/)testing\/|\.(test|spec)\.tsx?$/.test(file);

const layerOf = (file: string): string => file.split('/')[0] ?? file;

/**
 * An entry is a top file, the `index` of a layer, or the `index` of a module directly inside a layer. A layer without
 * an `index` consists of modules: there a single file is a module too, and its own entry.
 */
const isEntry = (file: string, files: ReadonlySet<string>): boolean => {
  const folders = file.split('/').length - 1;
  if (folders === 0) return true;
  const hasIndex = ['index.ts', 'index.tsx'].some((index) => files.has(`${layerOf(file)}/${index}`));
  return (folders === 1 && !hasIndex) || (folders <= 2 && /\/index\.tsx?$/.test(file));
};

/**
 * Checks what the files of a package import against the order of its layers.
 * @param layers top layer first: a layer may import only layers that come after it
 * @returns one sentence for each violation: the file, the import, and the rule that it breaks
 */
export const violations = (
  layers: readonly string[],
  { files, imports }: Pick<Sources, 'files' | 'imports'>,
): string[] => {
  const sources = files.filter((file) => !isTest(file));
  const known = new Set(sources);
  const existing = new Set(sources.map(layerOf));
  const fromSources = imports.filter(({ from }) => !isTest(from));
  const betweenSources = fromSources.filter(({ to }) => !isTest(to));

  return [
    ...[...existing]
      .filter((layer) => !layers.includes(layer))
      .map((layer) => `src/${layer} is no row of the table of layers in the README`),
    ...layers
      .filter((layer) => !existing.has(layer))
      .map((layer) => `the table of layers in the README names src/${layer}, which does not exist`),
    ...fromSources
      .filter(({ to }) => isTest(to))
      .map((broken) => `${described(broken)}: only tests may import tests and testing/`),
    ...betweenSources
      .filter(({ from, to }) => layers.indexOf(layerOf(from)) > layers.indexOf(layerOf(to)))
      .map((broken) => `${described(broken)}: a layer imports only layers below it in the README's table`),
    ...betweenSources
      .filter(({ from, to }) => layerOf(from) !== layerOf(to) && !isEntry(to, known))
      .map(
        (broken) =>
          `${described(broken)}: another layer is imported by its entry only, layer/index, layer/module/index or a single file of a layer without index`,
      ),
    ...circles(imports),
  ];
};

const described = ({ from, to }: SourceImport): string => `src/${from} imports src/${to}`;

/**
 * Finds circles among the files and folders inside each folder, at every depth; tests are left out. A circle of files anywhere is also
 * a circle among the children of the deepest folder that contains all of them, so this finds circles of files too.
 */
export const circles = (imports: readonly SourceImport[]): string[] => {
  const graphs = new Map<string, Map<string, Map<string, SourceImport>>>();
  for (const each of imports.filter(({ from, to }) => !isTest(from) && !isTest(to))) {
    const from = each.from.split('/');
    const to = each.to.split('/');
    const depth = from.findIndex((part, i) => part !== to[i]);
    const folder = ['src', ...from.slice(0, depth)].join('/');
    const graph = graphs.get(folder) ?? new Map<string, Map<string, SourceImport>>();
    graphs.set(folder, graph);
    const [a = '', b = ''] = [from[depth], to[depth]];
    graph.set(a, (graph.get(a) ?? new Map<string, SourceImport>()).set(b, each));
  }
  return [...graphs].flatMap(([folder, graph]) => {
    const circle = circleIn(graph);
    if (!circle) return [];
    const names = circle.map(({ name }) => name);
    const lines = circle.map(({ through }) => `\n    ${described(through)}`).join('');
    return [`circle in ${folder}: ${[...names, names[0]].join(' → ')}: imports point one way${lines}`];
  });
};

interface Step {
  readonly name: string;
  readonly through: SourceImport;
}

/** Finds the first circle by a depth-first search. */
const circleIn = (
  graph: ReadonlyMap<string, ReadonlyMap<string, SourceImport>>,
): readonly Step[] | undefined => {
  const done = new Set<string>();
  const search = (name: string, path: readonly Step[]): readonly Step[] | undefined => {
    const start = path.findIndex((step) => step.name === name);
    if (start >= 0) return path.slice(start);
    if (done.has(name)) return undefined;
    for (const [next, through] of graph.get(name) ?? []) {
      const circle = search(next, [...path, { name, through }]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of graph.keys()) {
    const circle = search(name, []);
    if (circle) return circle;
  }
  return undefined;
};
