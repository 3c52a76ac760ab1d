import { type Flag, flagNames, type SiteStatus } from '@tessera/contract';
import { languages } from '@tessera/i18n';
import { isTemplate, templates } from '@tessera/ui/themes';
import * as v from 'valibot';
import { gatewayAddress } from '../gateway-address';
import { checkHosts, type Feature, merchantCodes, merchantFields } from '../merchants';
import { ReleaseError } from '../release-error';
import type { Store } from '../store';
import type { Draft } from './draft';

/** A question for fields of a description. */
export interface Question {
  readonly text: string;
  /** What an answer looks like; also the message after an invalid one. */
  readonly rule: string;
  /** The answer of an empty line, by what the gateway says about the merchant. */
  readonly suggest?: (status: SiteStatus | undefined) => string | undefined;
  /** Whether an empty line without a suggestion leaves the field out. */
  readonly isOptional?: boolean;
  readonly field: Field;
  /** Default: the draft has a valid value of the field. */
  readonly isAnswered?: (draft: Draft) => boolean;
  /** @returns the fields that an answer sets; undefined for an invalid one */
  readonly read: (answer: string, draft: Draft) => Draft | undefined;
  /** @throws ReleaseError if the answer cannot be used */
  readonly check?: (draft: Draft, store: Store) => unknown;
}

const words = (answer: string): readonly string[] => answer.split(/[\s,]+/).filter(Boolean);
const expected = v.fallback(v.object({ expects: v.optional(merchantFields.entries.expects) }), {});
const expectsOf = (draft: Draft) => v.parse(expected, draft).expects ?? {};
type Field = keyof typeof merchantFields.entries;
const isValidField = (field: Field, draft: Draft): boolean =>
  v.is(merchantFields.entries[field], draft[field]);

async function checkCode({ code }: Draft, store: Store): Promise<void> {
  if (!(await merchantCodes(store)).some((known) => known === code)) return;
  throw knownMerchant(String(code));
}

/** The refusal of a merchant that the store has. */
export const knownMerchant = (code: string): ReleaseError =>
  new ReleaseError(
    'known-merchant',
    `The store has a merchant ${code}. Change its description: release merchant show ${code} > ${code}.json, then release merchant set ${code}.json.`,
  );

const flagFeatures: Readonly<Partial<Record<Flag, Feature>>> = {
  GOOGLELOGIN3: 'google',
  FACEBOOKLOGIN3: 'facebook',
  TWITTERLOGIN3: 'x',
  LINELOGIN3: 'line',
  GEETEST3: 'geetest',
};

/** Tokens of the design system that an answer can name, without `--color-`. */
const colours = ['accent', 'accent-strong', 'on-accent', 'bg', 'surface', 'surface-raised', 'text'];

function readColours(answer: string): Draft | undefined {
  const pairs = words(answer).map((pair) => /^([a-z-]+)=(#(?:[\da-f]{3}|[\da-f]{6}))$/i.exec(pair));
  if (pairs.some((pair) => !pair || !colours.includes(pair[1] ?? ''))) return undefined;
  return { brand: Object.fromEntries(pairs.map((pair) => [`--color-${pair?.[1]}`, pair?.[2]])) };
}

function readFlags(answer: string, draft: Draft): Draft | undefined {
  const named = words(answer.toUpperCase());
  const flags = flagNames.filter((flag) => named.includes(flag));
  if (flags.length < new Set(named).size) return undefined;
  const known = v.parse(v.fallback(v.array(v.string()), []), draft.features);
  const features = new Set([...known, ...flags.flatMap((flag) => flagFeatures[flag] ?? [])]);
  return { expects: { ...expectsOf(draft), flags }, ...(features.size > 0 && { features: [...features] }) };
}

const isKnownLanguage = (code: string) => languages.some((language) => language.code === code);

/**
 * The questions of `merchant new`. The gateway comes early, because it suggests later answers. A required field comes
 * last, so that a session that stopped before still asks for the optional ones.
 */
const questions: readonly Question[] = [
  {
    text: 'Code of the merchant at the gateway',
    rule: 'Use letters, digits and hyphens, for example aurora.',
    field: 'code',
    read: (code) => ({ code }),
    check: checkCode,
  },
  {
    text: 'Address of the gateway',
    rule: 'Use an https address, or http on this machine. An empty line leaves it out.',
    isOptional: true,
    field: 'expects',
    isAnswered: (draft) => expectsOf(draft).gateway !== undefined,
    read: (gateway, draft) => (gateway === '' ? {} : { expects: { ...expectsOf(draft), gateway } }),
    check: (draft) => {
      const { gateway } = expectsOf(draft);
      if (gateway !== undefined) gatewayAddress(gateway);
    },
  },
  {
    text: 'Host names of the site',
    rule: 'Write host names such as m.aurora.example, separated by spaces.',
    field: 'hosts',
    read: (answer) => ({ hosts: words(answer) }),
    check: (draft, store) => checkHosts(store, [placeholder(draft)]),
  },
  {
    text: 'Name of the merchant',
    rule: 'Write the name that members see.',
    suggest: (status) => status?.siteName || undefined,
    field: 'name',
    read: (name) => (name === '' ? undefined : { name }),
  },
  {
    text: 'Template',
    rule: `Choose one of ${templates.join(', ')}.`,
    suggest: (status) => {
      const id = status?.mobileTemplate.templateId;
      return isTemplate(id) ? id : undefined;
    },
    field: 'template',
    read: (answer) => (isTemplate(answer.toUpperCase()) ? { template: answer.toUpperCase() } : undefined),
  },
  {
    text: 'Colours: dark, light, or auto as the device is set',
    rule: 'Choose dark, light or auto.',
    suggest: () => 'auto',
    field: 'scheme',
    read: (scheme) => ({ scheme: scheme.toLowerCase() }),
  },
  {
    text: 'Colours of the brand, for example accent=#ff0055',
    rule: `Write hexadecimal colours of ${colours.join(', ')}, separated by spaces. An empty line keeps those of the template.`,
    isOptional: true,
    field: 'brand',
    read: readColours,
  },
  {
    text: 'Flags that the gateway should have on',
    rule: `Write flags, separated by spaces: ${flagNames.join(', ')}. An empty line expects none.`,
    suggest: (status) => status && flagNames.filter((flag) => status.whitelabelVal[flag]).join(' '),
    isOptional: true,
    field: 'expects',
    isAnswered: (draft) => expectsOf(draft).flags !== undefined,
    read: readFlags,
  },
  {
    text: 'Languages, the default one first',
    rule: `Write codes, separated by spaces: ${languages.map(({ code }) => code).join(', ')}.`,
    suggest: (status) => status?.mobileTemplate.languages?.filter(isKnownLanguage).join(' '),
    field: 'languages',
    read: (answer) => {
      const codes = [...new Set(words(answer.toUpperCase()))];
      return { languages: codes, defaultLanguage: codes[0] };
    },
  },
];

/** A description with the code and hosts of a draft, because the table of hosts needs whole descriptions. */
const placeholder = ({ code, hosts }: Draft) => ({
  ...v.parse(v.pick(merchantFields, ['code', 'hosts']), { code, hosts }),
  name: '',
  template: '',
  scheme: 'auto' as const,
  languages: ['EN'],
  defaultLanguage: 'EN',
});

const isValid = (fields: Draft): boolean => v.is(v.partial(merchantFields), fields);

/** @returns the draft with the fields of an answer; undefined for an invalid answer */
export function withAnswer({ read }: Question, answer: string, draft: Draft): Draft | undefined {
  const fields = read(answer, draft);
  return fields && isValid(fields) ? { ...draft, ...fields } : undefined;
}

/** @returns the questions that a draft leaves open; none if it has all required fields */
export function openQuestions(draft: Draft): readonly Question[] {
  const isPresent = ({ field }: Question) => draft[field] !== undefined && isValidField(field, draft);
  const open = questions.filter((one) => !(one.isAnswered?.(draft) ?? isPresent(one)));
  return open.every(({ isOptional }) => isOptional) ? [] : open;
}

/** @returns whether a draft has a value that the question would replace because it is invalid */
export const isMistaken = ({ field }: Question, draft: Draft): boolean =>
  draft[field] !== undefined && !isValidField(field, draft);
