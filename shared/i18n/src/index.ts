export * from './detect';
export * from './languages';
