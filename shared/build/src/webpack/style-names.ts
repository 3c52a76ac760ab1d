import type { Configuration, RuleSetRule } from 'webpack';

const isRule = (rule: unknown): rule is RuleSetRule => typeof rule === 'object' && rule !== null;
const isStyles = ({ test }: RuleSetRule): boolean => test instanceof RegExp && test.test('a.css');

/** The rules of a build that needs only the names of classes, because another build has the styles. */
export function styleNamesOnly({ module }: Configuration): RuleSetRule[] {
  return (module?.rules?.filter(isRule) ?? []).map((rule) => {
    if (!isStyles(rule) || !Array.isArray(rule.use)) return rule;
    const loader = rule.use.at(-1);
    if (typeof loader !== 'object' || loader === null || typeof loader.options !== 'object') return rule;
    const { modules } = loader.options;
    const options = { ...loader.options, modules: { ...modules, exportOnlyLocals: true } };
    return { ...rule, use: { ...loader, options } };
  });
}
