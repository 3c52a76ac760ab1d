/** A speech bubble with four letters' strokes, drawn for the 256 grid of the icon set. */
export const lineLogo =
  'M128 30C69 30 21 68 21 115c0 42 38 77 89 84 4 1 8 2 9 5 1 2 0 6 0 9l-1 9c0 3-2 11 9 6s62-36 84-62c16-17 24-34 24-51 0-47-48-85-107-85M86 144H65a5 5 0 0 1-5-5V97a5 5 0 0 1 11 0v36h15a5 5 0 0 1 0 11m23-5a5 5 0 0 1-11 0V97a5 5 0 0 1 11 0zm50 0a5 5 0 0 1-9 3l-21-29v26a5 5 0 0 1-11 0V97a5 5 0 0 1 9-3l21 29V97a5 5 0 0 1 11 0zm33-27a5 5 0 0 1 0 11h-15v10h15a5 5 0 0 1 0 11h-20a5 5 0 0 1-6-5V97a5 5 0 0 1 6-5h20a5 5 0 0 1 0 10h-15v10z';
