import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { merchantJsonSchema, SCHEMA_FILE, schemaText } from './json-schema';
import { merchantFields } from './merchant';

test('the published schema is made of the parser’s: npx pnpm release merchant schema > release/merchant.schema.json', () => {
  expect(readFileSync(join(__dirname, '../..', SCHEMA_FILE), 'utf8')).toBe(schemaText());
});

test('the schema explains every field and its values, and marks other fields', () => {
  const schema = merchantJsonSchema();
  expect(Object.keys(schema.properties ?? {}).sort()).toEqual(
    ['$schema', ...Object.keys(merchantFields.entries)].sort(),
  );
  expect(schema.required).toEqual(['code', 'name', 'template', 'scheme', 'languages', 'hosts']);
  expect(schema.additionalProperties).toBe(false);
  expect(schema.properties).toMatchObject({
    scheme: { description: expect.stringContaining('device'), enum: ['dark', 'light', 'auto'] },
    languages: { items: { enum: expect.arrayContaining(['EN', 'CN']) }, minItems: 1 },
    brand: { propertyNames: { pattern: '^--[a-z][a-z0-9-]*$' } },
    hsts: { required: ['maxAge'], additionalProperties: false },
  });
});
