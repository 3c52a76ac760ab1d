export { isReplaceable, loadRemote, noteFault, renderedRemote, replaceRemote } from './load-remote';
export { startedRemotes, startRemote } from './started';
