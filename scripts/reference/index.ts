import path from 'node:path';
import {
  Application,
  Comment,
  CommentTag,
  type Context,
  Converter,
  type DeclarationReflection,
  ReflectionKind,
} from 'typedoc';
import { readExamples } from './examples';

const shell = path.resolve(import.meta.dirname, '../../shell/src');

/** What an importer calls or creates. A function of a type with parameters of its own is a variable. */
const CALLED = ReflectionKind.Function | ReflectionKind.Class | ReflectionKind.Variable;

function addExample(reflection: DeclarationReflection, code: string): void {
  const text = `\`\`\`tsx\n${code}\n\`\`\``;
  const place = reflection.signatures?.[0] ?? reflection;
  place.comment ??= new Comment();
  place.comment.blockTags.push(new CommentTag('@example', [{ kind: 'code', text }]));
}

/** @throws Error for a function without an example, and for an example of no function */
function addExamples({ project }: Context): void {
  const faults: string[] = [];
  for (const module of project.children ?? []) {
    const examples = new Map(readExamples(path.join(shell, 'testing/examples'), module.name));
    for (const reflection of module.children ?? []) {
      if (!reflection.kindOf(CALLED)) continue;
      const code = examples.get(reflection.name);
      examples.delete(reflection.name);
      if (code === undefined) faults.push(`${module.name}: ${reflection.name} has no example`);
      else addExample(reflection, code);
    }
    for (const name of examples.keys()) faults.push(`${module.name}: ${name} is no function of the API`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Writes the reference pages of the shell's public API as Markdown, a page for each module.
 * @param out the folder of the pages, which is emptied
 * @throws Error if a function has no example, or the sources cannot be read
 */
export async function writeReference(out: string): Promise<void> {
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    tsconfig: path.join(import.meta.dirname, 'tsconfig.json'),
    entryPoints: [path.join(shell, 'public/*.ts')],
    // The parts of valibot in the shell: its own pages describe them.
    exclude: [path.join(shell, 'public/schemas.ts')],
    out,
    name: '@tessera/shell',
    readme: 'none',
    disableSources: true,
    skipErrorChecking: true,
    // The stores of zustand are a part of the API; what classes inherit from the language is not.
    excludeExternals: true,
    externalPattern: ['**/node_modules/.pnpm/{typescript,@types}*/**'],
    githubPages: false,
    logLevel: 'Error',
    ...{
      outputFileStrategy: 'modules',
      hideBreadcrumbs: true,
      hidePageHeader: true,
      useHTMLAnchors: true,
      expandParameters: true,
      parametersFormat: 'table',
      interfacePropertiesFormat: 'table',
    },
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, addExamples);
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the public API of the shell');
  await app.generateOutputs(project);
}
