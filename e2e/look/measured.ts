/** The types of the annotations that `pnpm e2e:look` reads from the report. */
export const SHIFT = 'layout shift';
export const CONTRAST = 'contrast';

/** What one page moved. */
export interface Shift {
  readonly merchant: string;
  /** Who opens the page, and what the gateway answers. */
  readonly state: string;
  readonly path: string;
  readonly shift: number;
}

/** The text that is the least legible of a merchant in one scheme. */
export interface Contrast {
  readonly merchant: string;
  readonly template: string;
  readonly scheme: string;
  /** Large text needs less contrast than other text. */
  readonly isLarge: boolean;
  readonly path: string;
  readonly words: string;
  readonly ratio: number;
}

/** Of Playwright's test. */
interface Info {
  readonly annotations: { type: string; description?: string }[];
}

/** Notes a measurement in the report of a test. */
export function note(info: Info, type: typeof SHIFT, measured: Shift): void;
export function note(info: Info, type: typeof CONTRAST, measured: Contrast): void;
export function note(info: Info, type: string, measured: Shift | Contrast): void {
  info.annotations.push({ type, description: JSON.stringify(measured) });
}
