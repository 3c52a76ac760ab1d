/** What a reader of the story does, in order. */
export type Step =
  /** The next part of the story begins. */
  | { readonly kind: 'part'; readonly title: string }
  /** Runs commands one after the other, and compares what they print. */
  | { readonly kind: 'run'; readonly commands: readonly string[]; readonly prints: readonly string[] }
  /** Runs commands in a terminal of their own, of which the last does not end. */
  | { readonly kind: 'keep'; readonly commands: readonly string[]; readonly prints: readonly string[] }
  /** Writes a file, with a path from the folder of the clone. */
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  /** Looks at a page, as the picture shows it. */
  | { readonly kind: 'look'; readonly picture: string }
  /** Stops the last command that does not end. */
  | { readonly kind: 'stop' };

const FENCE = /^```(\S*) ?(.*)$/;
const PICTURE = /!\[[^\]]*\]\(images\/([\w-]+\.png)\)/g;
/** The word after `sh` for commands that keep running. A reader sees only the commands. */
const KEEPS_RUNNING = 'keeps-running';

/** The text below a heading of the second level. @throws Error if the document has no such heading */
export function sectionOf(document: string, title: string): string {
  const part = document.split(/^(?=## )/m).find((one) => one.startsWith(`## ${title}\n`));
  if (part === undefined) throw new Error(`The document has no section "${title}"`);
  return part;
}

/** The commands of a block: a line each, or several lines of which all but the last end in a backslash. */
const commandsIn = (lines: readonly string[]): readonly string[] =>
  lines
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');

function stepOf(language: string, rest: string, lines: readonly string[]): Step | undefined {
  if (language === 'sh') {
    const kind = rest === KEEPS_RUNNING ? 'keep' : 'run';
    return { kind, commands: commandsIn(lines), prints: [] };
  }
  return rest === '' ? undefined : { kind: 'write', file: rest, text: `${lines.join('\n')}\n` };
}

/** The steps that a line outside of the blocks stands for. */
function stepsIn(line: string): readonly Step[] {
  if (line.startsWith('### ')) return [{ kind: 'part', title: line.slice(4) }];
  if (/^Stop .*Ctrl\+C/.test(line)) return [{ kind: 'stop' }];
  return [...line.matchAll(PICTURE)].map(([, picture = '']) => ({ kind: 'look', picture }));
}

/**
 * Reads the steps of a story:
 * - a block `sh` has commands; `sh keeps-running` has some of which the last does not end;
 * - a block `text` after it has lines that they print, in this order and perhaps with others between them;
 * - a block of another language with a path after it is the new content of that file;
 * - a picture is a look at the page that it shows;
 * - a line "Stop … with Ctrl+C" stops the last command that does not end.
 */
export function readStory(section: string): readonly Step[] {
  const steps: Step[] = [];
  let block: { language: string; rest: string; lines: string[] } | undefined;
  for (const line of section.split('\n')) {
    const fence = FENCE.exec(line);
    if (!fence) {
      if (block) block.lines.push(line);
      else steps.push(...stepsIn(line));
      continue;
    }
    if (!block) {
      block = { language: fence[1] ?? '', rest: fence[2] ?? '', lines: [] };
      continue;
    }
    const { language, rest, lines } = block;
    block = undefined;
    const last = steps.at(-1);
    const prints = lines.filter((one) => one.trim() !== '');
    if (language !== 'text') steps.push(...[stepOf(language, rest, lines) ?? []].flat());
    else if (last?.kind === 'run' || last?.kind === 'keep') steps.splice(-1, 1, { ...last, prints });
    else throw new Error(`No command prints this: ${lines.join('\n')}`);
  }
  return steps;
}
