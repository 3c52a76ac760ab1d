import { type Expression, getLineInfo, parse, type SpreadElement } from 'acorn';
import { simple } from 'acorn-walk';

/** What a script contains that the oldest browsers cannot parse. */
export interface UnsupportedSyntax {
  readonly what: string;
  /** From 1 on. */
  readonly line: number;
  /** From 0 on. */
  readonly column: number;
}

/**
 * All `browsers` parse this version of the language, except class static blocks and lookbehind, which Safari has from
 * 16.4 on.
 */
const ECMA_VERSION = 2022;

/** An escape or a class of characters in a regular expression. */
const CHARACTER = /\\.|\[(?:\\.|[^\]\\])*\]/gs;

const looksBehind = (pattern: string): boolean => /\(\?<[=!]/.test(pattern.replace(CHARACTER, '.'));

interface Call {
  readonly start: number;
  readonly callee: { readonly type: string };
  readonly arguments: readonly (Expression | SpreadElement)[];
}

/** The pattern of `new RegExp('…')`, which also throws when the script runs. */
function patternOf({ callee, arguments: [pattern] }: Call): string {
  const isRegExp = 'name' in callee && callee.name === 'RegExp';
  return isRegExp && pattern?.type === 'Literal' && typeof pattern.value === 'string' ? pattern.value : '';
}

/** @returns everything in a script that the oldest browsers cannot parse, or the first error of syntax */
export function unsupportedSyntax(script: string): readonly UnsupportedSyntax[] {
  const found: UnsupportedSyntax[] = [];
  const add = (what: string, at: number) => {
    const { line, column } = getLineInfo(script, at);
    found.push({ what, line, column });
  };
  const addLookbehind = (pattern: string, at: number) => {
    if (looksBehind(pattern)) add('a lookbehind in a regular expression', at);
  };
  const addOfCall = (call: Call) => addLookbehind(patternOf(call), call.start);
  try {
    simple(parse(script, { ecmaVersion: ECMA_VERSION }), {
      StaticBlock: ({ start }) => add('a class static block', start),
      Literal: ({ regex, start }) => regex && addLookbehind(regex.pattern, start),
      NewExpression: addOfCall,
      CallExpression: addOfCall,
    });
  } catch (error) {
    if (!(error instanceof SyntaxError && 'pos' in error)) throw error;
    // The parser's message ends with the place.
    add(error.message.replace(/ \(\d+:\d+\)$/, ''), Number(error.pos));
  }
  return found;
}
