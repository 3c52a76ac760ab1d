export { cleanCode, cleanDigits, cleanName, cleanPhone } from './clean-text';
export * from './detect';
export * from './kinship';
export * from './languages';
export * from './texts';
export * from './time-format';
