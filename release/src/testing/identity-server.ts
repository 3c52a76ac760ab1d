import Provider from 'oidc-provider';

/**
 * An OpenID Connect provider for tests, by the library `oidc-provider`. Its sign-in form takes a name and no password;
 * the groups of a person are in this file. It runs in a separate process, prints its address, and exits with its parent.
 *
 *     identity-server.ts <port> <redirect address of the console>
 */
const [, , port = '0', redirect = ''] = process.argv;
const issuer = `http://127.0.0.1:${port}`;

const groups: Readonly<Record<string, readonly string[]>> = {
  ada: ['platform'],
  grace: ['release'],
  linus: ['support'],
  eve: ['guests'],
};

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'console',
      redirect_uris: [redirect],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  pkce: { required: () => true },
  scopes: ['openid', 'profile', 'groups'],
  claims: { openid: ['sub'], profile: ['name'], groups: ['groups'] },
  features: { devInteractions: { enabled: true } },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ sub: id, name: id, groups: [...(groups[id] ?? [])] }),
  }),
});

provider.listen(Number(port), '127.0.0.1', () => process.stdout.write(`${issuer}\n`));
process.stdin.on('end', () => process.exit(0)).resume();
