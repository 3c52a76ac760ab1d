export { remoteLoad } from './remote-load';
export { startedRemotes, startRemote } from './started-remotes';
