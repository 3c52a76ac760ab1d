module.exports = {
  projects: [
    '<rootDir>/shell',
    '<rootDir>/remote-*',
    '<rootDir>/shared/*',
    '<rootDir>/sandbox',
    '<rootDir>/release',
    '<rootDir>/scripts',
  ],
};
