import type { Answer } from '../gateway/answer';
import type { Store } from '../members/store';
import type { IdentityOf } from './identity';
import { socialLoginAnswers } from './login-answers';
import { registerSocialAnswer } from './register-answer';
import { socialRelayAnswers } from './relay-answers';

/** Every call of social sign-in. */
export const socialAnswers = (store: Store, identityOf: IdentityOf): readonly Answer[] => [
  ...socialLoginAnswers(store, identityOf),
  registerSocialAnswer(store, identityOf),
  ...socialRelayAnswers(),
];
