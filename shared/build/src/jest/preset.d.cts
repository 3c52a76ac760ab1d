/** The jest settings of a package. `rootDir` is its folder. */
declare function preset(rootDir: string): Readonly<Record<string, unknown>>;
export = preset;
