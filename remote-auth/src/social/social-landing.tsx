import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { loading } from '@tessera/shell/notices';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { enterByMaya } from '../maya/enter-by-maya';
import { paths } from '../paths';
import { askWho } from './ask-who';
import { tell } from './enter';
import { hasLanding } from './kept-landing';
import { processLanding } from './process-landing';
import { useEntrance } from './use-entrance';

/** Finishes the sign-in with which a third party led back to this page. Shows nothing but what must be asked. */
export function SocialLanding(): ReactNode {
  const text = useText('auth');
  const go = useGo();
  const { enterWith, dialog } = useEntrance();

  const finish = useEffectEvent(async () => {
    const uncover = hasLanding() ? loading(text('signing_in')) : () => undefined;
    try {
      const landed = await processLanding();
      if (!landed) return;
      if ('mayaSession' in landed) {
        if (await enterByMaya(landed.mayaSession, text, uncover)) go(paths.home, { replace: true });
        return;
      }
      const { proof, unasked } = landed;
      if (unasked !== undefined) {
        uncover();
        if (!(await askWho({ name: unasked, provider: 'Telegram' }, text))) return;
      }
      await enterWith(proof, true);
    } catch (error) {
      tell(error, text);
    } finally {
      uncover();
    }
  });
  useEffect(() => void finish(), []);

  return dialog;
}
