import { GEETEST_V4_ID } from '../third-parties/captcha/geetest-v4';

/** The control paths about members, codes and captchas. */
export function accessOf(url: string) {
  const json = async (path: string) => (await fetch(`${url}/__sandbox/${path}`)).json();
  return {
    addMember: (member: Readonly<Record<string, unknown>>) =>
      fetch(`${url}/__sandbox/members`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(member),
      }),
    /** The last code that was sent to a target. */
    async codeFor(target: string): Promise<string> {
      const codes = (await json('codes')) as { target: string; code: string }[];
      return codes.findLast((sent) => sent.target === target)?.code ?? '';
    },
    async authenticator(merchant: string, name: string): Promise<string> {
      return ((await json(`authenticator/${merchant}/${name}`)) as { code: string }).code;
    },
    async picture(merchant: string, device: string): Promise<string> {
      return ((await json(`captcha/${merchant}/${device}`)) as { characters: string }).characters;
    },
    /** A solved v4 captcha, as the captcha's script returns it. */
    async solvedV4(): Promise<string> {
      const at = `${url}/wps/sandbox-assets/geetest/v4`;
      const load = (await (await fetch(`${at}/load?captcha_id=${GEETEST_V4_ID}`)).json()) as {
        result: { lot_number: string };
      };
      const solved = (await (await fetch(`${at}/solve?lot_number=${load.result.lot_number}`)).json()) as {
        result: object;
      };
      return JSON.stringify(solved.result);
    },
    /** A solved v3 captcha for a challenge. */
    async solvedV3(challenge: string) {
      const { result } = (await (
        await fetch(`${url}/wps/sandbox-assets/geetest/v3/solve?challenge=${challenge}`)
      ).json()) as { result: Record<`geetest_${string}`, string> };
      return {
        geetestChallenge: result.geetest_challenge,
        geetestValidate: result.geetest_validate,
        geetestSeccode: result.geetest_seccode,
      };
    },
  };
}
