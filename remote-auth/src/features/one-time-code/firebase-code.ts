import { RecaptchaVerifier, signInWithPhoneNumber } from 'firebase/auth';
import { fullNumber } from '../../common/phone';
import { identityAuth } from '../identity/identity-auth';
import { identityToken } from '../identity/identity-token';
import type { SendCode } from './sender';

/** Adds an element for the captcha. Each verifier needs a new one. */
function addElement(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

/** Sends the code by the identity service, which shows its own captcha if it suspects abuse. */
export const sendByFirebase: SendCode = async (phone) => {
  const auth = identityAuth();
  const element = addElement();
  const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
  try {
    const pending = await signInWithPhoneNumber(auth, fullNumber(phone), verifier);
    return {
      async prove(code) {
        const { user } = await pending.confirm(code);
        return { firebaseIdToken: await identityToken(user) };
      },
    };
  } finally {
    verifier.clear();
    element.remove();
  }
};
