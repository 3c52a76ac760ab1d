import { RecaptchaVerifier, signInWithPhoneNumber } from 'firebase/auth';
import { identityAuth } from '../identity/identity-auth';
import { fullNumber } from '../phone/number';
import type { SendCode } from './sender';

/** An element serves one verifier only. */
function place(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

/** Lets the identity service send the code; it shows a captcha of its own only to whom it doubts. */
export const sendByFirebase: SendCode = async (phone) => {
  const auth = identityAuth();
  const element = place();
  const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
  try {
    const pending = await signInWithPhoneNumber(auth, fullNumber(phone), verifier);
    return {
      async prove(code) {
        const { user } = await pending.confirm(code);
        return { firebaseIdToken: await user.getIdToken() };
      },
    };
  } finally {
    verifier.clear();
    element.remove();
  }
};
