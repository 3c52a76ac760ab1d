export { type Verification, VerificationDialog } from './verification';
export { wantedVerification } from './wanted-verification';
