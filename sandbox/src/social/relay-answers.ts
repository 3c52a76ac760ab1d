import { refreshMayaTokens, verifyLineCode } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { refusal } from './identity';
import { onceOnly, open, seal } from './sealed-token';

/** LINE's codes and access tokens for a session token of ours (R7.47), and Maya's tokens kept alive (R7.48). */
export function socialRelayAnswers(): readonly Answer[] {
  const lineCode = onceOnly('line-code');
  return [
    answer(verifyLineCode, ({ request, language }) => {
      const person = 'code' in request ? lineCode(request.code) : open('line-access', request.accessToken);
      // The address must be the very one that LINE was asked with.
      if (!person || ('code' in request && person.redirectUri !== request.redirectUri)) {
        throw refusal(language, 'line_code_invalid');
      }
      const { sub, name } = person;
      const picture = `https://profile.line.example/${sub}`;
      return { lineSessionToken: seal('line-session', { sub }), name: String(name), picture };
    }),
    answer(refreshMayaTokens, ({ request: { env } }) => ({ env })),
  ];
}
