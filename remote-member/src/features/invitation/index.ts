export { InvitedPeople } from './invited-people';
export { ShareCard } from './share-card';
