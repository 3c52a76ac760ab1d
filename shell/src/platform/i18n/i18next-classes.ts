import i18next from 'i18next';

interface PluralResolver {
  /** @returns the end of the key of a plural, such as `_one` */
  getSuffix(tag: string, count: number): string;
}

type Values = Readonly<Record<string, string | number>>;

interface Interpolator {
  interpolate(sentence: string, values: Values): string;
}

interface Filling {
  readonly interpolation: {
    /** Writes a value. */
    readonly escape: (value: string | number) => string;
    /** Whether `escape` gets numbers as they are. */
    readonly useRawValueToEscape: boolean;
    /** Whether placeholders within a value stay. */
    readonly skipOnVariables: boolean;
  };
  readonly missingInterpolationHandler: () => string;
}

interface Classes {
  readonly PluralResolver: new (languages: object, options: { readonly prepend: string }) => PluralResolver;
  readonly Interpolator: new (options: Filling) => Interpolator;
}

const instance = i18next.createInstance();
void instance.init({ initAsync: false });
const { pluralResolver, interpolator } = instance.services;

/**
 * The classes with which i18next chooses plurals and fills in values. It does not export them; its instances have them.
 * The build of the shell replaces this module by the file of i18next, whose classes it exports by these names, without
 * the instance: that has four times the code (`shared/build/src/i18next-classes-loader.cjs`).
 */
export const { PluralResolver, Interpolator }: Classes = {
  PluralResolver: Reflect.get(pluralResolver, 'constructor'),
  Interpolator: Reflect.get(interpolator, 'constructor'),
};
