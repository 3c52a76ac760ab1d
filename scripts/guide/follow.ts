import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stopWithProcess } from '../product/stop-with-process';
import { Camera } from './camera';
import type { Step } from './read-story';
import { missingLines } from './same-output';
import { Terminal } from './terminal';

/** What the guide leaves to its readers. */
const ADDRESS = '<address of this repository>';
/** The folder of the clone, as the guide names it. */
const CLONE = 'tessera';

export interface Following {
  /** An empty folder, in which the clone is made. */
  readonly folder: string;
  /** Address of the repository. */
  readonly repository: string;
  /** Folder for the pictures. */
  readonly images: string;
  readonly say: (line: string) => void;
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1).padStart(6)} s`;

/** A reader of the story: a browser and some terminals. */
class Reader {
  readonly #options: Following;
  readonly #camera: Camera;
  /** The terminals of commands that do not end, the last first. */
  readonly #kept: Terminal[] = [];
  #main: Terminal | undefined;
  #printed = '';
  readonly faults: string[] = [];

  constructor(options: Following) {
    this.#options = options;
    this.#camera = new Camera(options.images);
  }

  get #clone(): string {
    return path.join(this.#options.folder, CLONE);
  }

  #compare(told: readonly string[]): void {
    const missing = missingLines(told, this.#printed);
    if (missing.length === 0) return;
    this.#note(`The guide says this is printed:\n${missing.join('\n')}\nPrinted was:\n${this.#printed}`);
  }

  #note(fault: string): void {
    this.faults.push(fault);
    this.#options.say(fault);
  }

  async #runIn(terminal: Terminal, command: string): Promise<string> {
    const from = performance.now();
    const printed = await terminal.run(command.replace(ADDRESS, this.#options.repository));
    this.#options.say(`${seconds(from)}  ${command}`);
    return printed;
  }

  async #keep(commands: readonly string[], told: readonly string[]): Promise<void> {
    const terminal = new Terminal(existsSync(this.#clone) ? this.#clone : this.#options.folder);
    this.#kept.unshift(terminal);
    for (const command of commands.slice(0, -1)) await this.#runIn(terminal, command);
    const last = commands.at(-1) ?? '';
    const from = performance.now();
    terminal.start(last);
    try {
      await terminal.until(() => missingLines(told, terminal.printed).length === 0);
    } finally {
      this.#printed = terminal.printed;
    }
    this.#options.say(`${seconds(from)}  ${last}`);
  }

  async follow(step: Step): Promise<void> {
    switch (step.kind) {
      case 'part':
        return this.#options.say(`\n${step.title}`);
      case 'keep':
        return this.#keep(step.commands, step.prints);
      case 'write':
        return writeFileSync(path.join(this.#clone, step.file), step.text);
      case 'stop':
        return this.#kept.shift()?.close();
      case 'look': {
        const from = performance.now();
        const { taken, fault } = await this.#camera.take(step.picture, this.#printed);
        if (fault) return this.#note(fault);
        return this.#options.say(`${seconds(from)}  ${taken}`);
      }
      case 'run': {
        this.#main ??= new Terminal(this.#clone);
        this.#printed = '';
        for (const command of step.commands) this.#printed += await this.#runIn(this.#main, command);
        return this.#compare(step.prints);
      }
    }
  }

  async close(): Promise<void> {
    const terminals = [...this.#kept, ...(this.#main ? [this.#main] : [])];
    await Promise.all([this.#camera.close(), ...terminals.map((terminal) => terminal.close())]);
  }
}

/** How the story went. */
export interface Followed {
  readonly seconds: number;
  /** What was printed or shown other than the story says. */
  readonly faults: readonly string[];
}

/**
 * Follows a story word for word, and takes its pictures.
 * @throws Error if a command fails
 */
export async function follow(steps: readonly Step[], options: Following): Promise<Followed> {
  mkdirSync(options.images, { recursive: true });
  const reader = new Reader(options);
  stopWithProcess(reader);
  const from = performance.now();
  try {
    for (const step of steps) await reader.follow(step);
    return { seconds: (performance.now() - from) / 1000, faults: reader.faults };
  } finally {
    await reader.close();
  }
}
