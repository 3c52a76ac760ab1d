export { pictureAddress, useMemberProfile } from './use-member-profile';
