export { startCollectors } from './collectors';
export { freePort } from './nginx';
export { brotliModule, findNginx, startNginx } from './nginx-process';
export { findPrometheus, startPrometheus } from './prometheus-process';
