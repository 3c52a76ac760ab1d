export { compareGateway, verifyGateway } from './compare';
export { readStatus } from './read-site';
