/** The source of a module whose default export is the outline of an icon file. Throws for a file without one. */
declare function iconPath(svg: string): string;
export = iconPath;
