/* The JSON of the console's server. The server writes it, the app parses it with the same schemas. */
export * from './change';
export * from './events';
export * from './fleet';
export * from './health';
export * from './history';
export * from './session';
export * from './tools';
