/**
 * The style sheets of every page, as the first entries of the main script: they declare the order of the cascade layers,
 * so they come before the styles of all components. As imports of `main.tsx` they come after those of an eager `import()`.
 */
export const baseStyles = ['reset', 'tokens', 'writing', 'themes'].map((name) => `@tessera/ui/${name}.css`);
