import type { Prepared } from '../../product/visitor';

/** Collects what runs in each page before its own scripts. */
export class InitScripts implements Prepared {
  readonly sources: string[] = [];

  async addInitScript(script: (names: string[]) => unknown, names?: string[]): Promise<void> {
    this.sources.push(`(${script})(${JSON.stringify(names)})`);
  }
}
