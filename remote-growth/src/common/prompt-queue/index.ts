export { PAUSE, type Prompt, usePrompt } from './prompt-queue';
