import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const DIFFERENCE = '-diff.png';
const TAKEN = '-actual.png';

/** From the root of the workspace, where the command runs. */
const shown = (file: string | undefined): string =>
  path.relative(path.resolve(import.meta.dirname, '../..'), file ?? '');

/** Prints a line for each picture that has changed, with the file that shows the difference. */
export default class ChangedPictures implements Reporter {
  readonly #changed: string[] = [];
  readonly #failed: string[] = [];
  #tests = 0;

  onTestEnd(test: TestCase, { attachments, errors, status }: TestResult): void {
    this.#tests += 1;
    if (status === 'passed' || status === 'skipped') return;
    const names = attachments.map(({ name }) => name);
    const lines = attachments.flatMap(({ name, path: file }) => {
      if (name.endsWith(DIFFERENCE)) return [`changed: ${name.slice(0, -DIFFERENCE.length)}  ${shown(file)}`];
      const isNew = name.endsWith(TAKEN) && !names.includes(name.replace(TAKEN, DIFFERENCE));
      return isNew ? [`no reference: ${name.slice(0, -TAKEN.length)}  ${shown(file)}`] : [];
    });
    this.#changed.push(...lines);
    if (lines.length < errors.length || errors.length === 0)
      this.#failed.push(`${test.title}: ${errors.map(({ message }) => message).join('\n')}`);
  }

  onError({ message }: { message?: string }): void {
    this.#failed.push(message ?? 'an error without a message');
  }

  onEnd(): void {
    for (const line of [...this.#changed.sort(), ...this.#failed]) console.log(line);
    console.log(
      `${this.#changed.length} pictures changed, ${this.#failed.length} of ${this.#tests} tests failed`,
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}
