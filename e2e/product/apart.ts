/** The folders of tests that are stages of their own in the full run, each of them a project of Playwright. */
export const APART = ['look', 'engines', 'times', 'wire', 'kit'] as const;
