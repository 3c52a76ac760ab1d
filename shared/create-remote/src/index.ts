export { CreateRemoteError, createRemote } from './create-remote';
export { type Kit, kitSchema } from './kit';
