export { AnswerCache, type CachedAnswer } from './answer-cache';
export { answerKey } from './answer-key';
export { SharedCalls } from './shared-calls';
