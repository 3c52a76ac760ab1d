export { InvitedPeople, type InvitedPeopleProps } from './invited-people';
export { ShareCard } from './share-card';
