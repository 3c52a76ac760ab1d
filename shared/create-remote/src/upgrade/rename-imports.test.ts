import { renameImports } from './rename-imports';
import type { ExportRename } from './renames';

const rename: ExportRename = {
  kind: 'export',
  package: '@tessera/shell',
  since: '2.0.0',
  module: '@tessera/shell/site',
  from: 'formatMoney',
  to: 'moneyText',
};
const after = (code: string) => renameImports(code, [rename]);

test.each([
  [
    'a name and its uses',
    "import { formatMoney } from '@tessera/shell/site';\nexport const price = () => formatMoney(1, 'THB');\n",
    "import { moneyText } from '@tessera/shell/site';\nexport const price = () => moneyText(1, 'THB');\n",
  ],
  [
    'a type',
    "import { type formatMoney } from '@tessera/shell/site';\nexport type Format = typeof formatMoney;\n",
    "import { type moneyText } from '@tessera/shell/site';\nexport type Format = typeof moneyText;\n",
  ],
  [
    'a short form in an object, and not the name of a member',
    "import { formatMoney } from '@tessera/shell/site';\nexport const a = [{ formatMoney }, { formatMoney: 1 }.formatMoney];\n",
    "import { moneyText } from '@tessera/shell/site';\nexport const a = [{ formatMoney: moneyText }, { formatMoney: 1 }.formatMoney];\n",
  ],
  [
    'an import with a local name',
    "import { formatMoney as format } from '@tessera/shell/site';\nexport const a = format;\n",
    "import { moneyText as format } from '@tessera/shell/site';\nexport const a = format;\n",
  ],
  [
    'a name that is declared again',
    "import { formatMoney } from '@tessera/shell/site';\nexport const a = [formatMoney, (formatMoney: number) => formatMoney];\n",
    "import { moneyText as formatMoney } from '@tessera/shell/site';\nexport const a = [formatMoney, (formatMoney: number) => formatMoney];\n",
  ],
  [
    'a file in which the new name is in use',
    "import { formatMoney } from '@tessera/shell/site';\nconst moneyText = '';\nexport const a = [formatMoney, moneyText];\n",
    "import { moneyText as formatMoney } from '@tessera/shell/site';\nconst moneyText = '';\nexport const a = [formatMoney, moneyText];\n",
  ],
  [
    'code after letters of several bytes, and comments before it',
    "// Preis in €\n/* 价格 */\nimport { formatMoney } from '@tessera/shell/site';\nexport const a = ['😀', formatMoney];\n",
    "// Preis in €\n/* 价格 */\nimport { moneyText } from '@tessera/shell/site';\nexport const a = ['😀', moneyText];\n",
  ],
])('%s gets the new name', (_, code, expected) => {
  expect(after(code)).toBe(expected);
});

test.each([
  ['another module', "import { formatMoney } from './money';\nexport const a = formatMoney;\n"],
  ['no import', 'export const formatMoney = 1;\n'],
])('%s stays as it is', (_, code) => {
  expect(after(code)).toBe(code);
});
