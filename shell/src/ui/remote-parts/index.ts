export { RemotePage } from './remote-page';
export { Slot } from './slot';
