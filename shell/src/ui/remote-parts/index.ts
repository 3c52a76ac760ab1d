export { LoginOnDemand } from './login-on-demand';
export { RemotePage } from './remote-page';
export { Slot } from './slot';
