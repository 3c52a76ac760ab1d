import type { Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];
export interface Exactness {
  readonly exact?: boolean;
}
export interface Named extends Exactness {
  readonly name?: string | RegExp;
  readonly checked?: boolean;
}

/** The scope of a query: a page, or a part of it. */
export interface Place {
  getByRole(role: Role, options?: Named): Part;
  getByLabel(label: string | RegExp, options?: Exactness): Part;
  getByText(text: string | RegExp, options?: Exactness): Part;
}

/** A part of a page. An action waits until exactly one element matches. */
export interface Part extends Place {
  first(): Part;
  last(): Part;
  click(): Promise<void>;
  dblclick(): Promise<void>;
  fill(text: string): Promise<void>;
  check(): Promise<void>;
  /** @throws Error when several elements match */
  isVisible(): Promise<boolean>;
}

/**
 * A page in a browser: the subset of Playwright's `Page` that other drivers implement too. A journey that uses only this
 * interface also runs in an engine that Playwright does not drive.
 */
export interface Tab extends Place {
  /** Resolves when the page is loaded. */
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  url(): string | Promise<string>;
  /** Runs a handler when an element is visible before an action. */
  addLocatorHandler(part: Part, handler: () => Promise<void>): Promise<void>;
  evaluate<R>(script: () => R | Promise<R>): Promise<R>;
}
