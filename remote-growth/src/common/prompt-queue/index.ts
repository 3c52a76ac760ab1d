export { PAUSE, usePrompt } from './prompt-queue';
export { type Prompt, waitsFor } from './rules';
