import { templates } from '@tessera/ui/themes';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { type Merchant, merchantFields } from './merchant';

/** What editors show for each field. */
const meanings: Readonly<Record<keyof Merchant, string>> = {
  code: 'Code of the merchant at the gateway. Names its folder in the store.',
  name: 'Name in the title of the page, on the splash screen and on the home screen.',
  hosts: 'Host names of the site, the first for links.',
  template: 'Look of the site. The gateway’s template replaces it if the shell knows it.',
  scheme: 'Dark or light colours; auto follows the device.',
  languages: 'Languages that members can choose. The gateway can name fewer of them.',
  defaultLanguage: 'Language of a visitor whose browser asks for none of the languages. Default: CN.',
  brand: 'Values of the design system’s variables, such as --color-accent. They override every template.',
  icon: 'Picture of the tab and of the home screen: a path, or an https address.',
  allow: 'Further origins by kind. games, payments and links limit where a page may lead to.',
  features: 'Third parties that the pages may use. A release gets the origins that they need.',
  asksConsent: 'Asks visitors before they are tracked, also if the gateway does not say so.',
  platform: 'Adapter for a gateway whose calls differ from the contract.',
  hsts: 'For how long browsers open the hosts over https only, in seconds.',
  trustedTypes:
    'Whether pages require Trusted Types. Default: yes, unless scripts of third parties are allowed.',
  identity: 'Origin of the identity project’s helper pages.',
  expects: 'Gateway and flags that the operator expects; release verify --gateway compares the flags.',
};

/** Name of the file that the release tool writes beside a description, for its `$schema`. */
export const SCHEMA_FILE = 'merchant.schema.json';

/**
 * Makes the JSON Schema of a description from the schema that parses it, for editors. It marks unknown fields, which the
 * parser ignores.
 */
export function merchantJsonSchema(): JsonSchema {
  // JSON Schema has no flags for patterns and no functions, so `release merchant set` checks these alone.
  const { properties = {}, ...schema } = toJsonSchema(merchantFields, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'requirement' in valibotAction &&
      valibotAction.requirement instanceof RegExp &&
      valibotAction.requirement.flags !== ''
        ? { ...jsonSchema, pattern: undefined }
        : undefined,
  });
  const described = Object.entries(meanings).map(([field, description]) => {
    const examples = field === 'template' ? { examples: [...templates] } : {};
    const property = properties[field];
    return [field, { description, ...examples, ...(typeof property === 'object' && property) }] as const;
  });
  return {
    ...schema,
    title: 'Description of a merchant of Tessera',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(described) },
    additionalProperties: false,
  };
}

/** @returns the text of the schema file */
export const schemaText = (): string => `${JSON.stringify(merchantJsonSchema(), null, 2)}\n`;
