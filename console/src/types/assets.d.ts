declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** An icon file gives the outline of its one path. */
declare module '*.svg' {
  const path: string;
  export default path;
}
