module.exports = {
  // By itself jest leaves one core out, which of two is half.
  maxWorkers: '100%',
  // Screens are typed into letter by letter, and a busy machine takes its time.
  testTimeout: 20_000,
  projects: [
    '<rootDir>/shell',
    '<rootDir>/remote-*',
    '<rootDir>/shared/*',
    '<rootDir>/sandbox',
    '<rootDir>/release',
    '<rootDir>/console',
    '<rootDir>/gallery',
    '<rootDir>/scripts',
  ],
};
