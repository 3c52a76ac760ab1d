export { codeFault } from './code-fault';
export { CodeField } from './code-field';
export type { CodeProof } from './sender';
export { useCode } from './use-code';
export { useResendCountdown } from './use-resend-countdown';
