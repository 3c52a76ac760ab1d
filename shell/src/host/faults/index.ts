export { classifyFault, isLasting } from './classify-fault';
export { RemoteFault } from './remote-fault';
