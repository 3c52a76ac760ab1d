export { Fault } from './fault';
export { JobCard } from './job-card';
export { MerchantList } from './merchant-list';
export { Question } from './question';
export { Shares } from './shares';
export { Table } from './table';
