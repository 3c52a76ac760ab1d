export { type Answer, answer, type Call, type Directory, type Sent } from './answer';
export { createEncryption, type Encryption } from './encryption';
export { type Received, receive } from './received';
export { specification } from './specification';
