export { PAUSE, usePrompt } from './prompt-queue';
export type { Prompt } from './rules';
