import { readAudit } from './audit';

const advisory = {
  findings: [
    { version: '1.21.1', paths: ['shell>axios'] },
    { version: '1.21.1', paths: ['remote-games>axios'] },
  ],
  id: 1,
  title: 'Sends a header elsewhere',
  module_name: 'axios',
  vulnerable_versions: '<2.0.0',
  severity: 'high',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
};
const reportOf = (advisories: object) => JSON.stringify({ advisories, metadata: {} });

test('a report without advisories has no vulnerabilities', () => {
  expect(readAudit(reportOf({}), '')).toEqual({ result: 'asked', vulnerabilities: [] });
});

test('an advisory is a vulnerability of each installed version', () => {
  expect(readAudit(reportOf({ 1: advisory }), '')).toEqual({
    result: 'asked',
    vulnerabilities: [
      {
        package: 'axios',
        versions: ['1.21.1'],
        severity: 'high',
        title: 'Sends a header elsewhere',
        url: advisory.url,
      },
    ],
  });
});

test('a registry that cannot be asked is no report without advisories', () => {
  const stderr = `npm warn Unknown user config
Error: ERR_PNPM_AUDIT_BAD_RESPONSE

  × Failed to request the audit endpoint (at http://127.0.0.1:9/-/npm/v1/
  │ security/advisories/bulk)
  ├─▶ client error (Connect)
  ╰─▶ Connection refused (os error 111)
`;
  expect(readAudit('', stderr)).toEqual({
    result: 'not asked',
    reason: expect.stringMatching(
      /^ERR_PNPM_AUDIT_BAD_RESPONSE Failed to request .* refused \(os error 111\)$/,
    ),
  });
});

test.each(['<html>', '{"error":{"code":"ERR_PNPM"}}', ''])(
  'output of another form is none either: %j',
  (out) => {
    expect(readAudit(out, '')).toMatchObject({ result: 'not asked' });
  },
);
