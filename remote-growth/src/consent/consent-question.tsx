import {
  type ConsentChoice,
  type ConsentPurpose,
  type ConsentSetting,
  consentPurposes,
} from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Button, Switch } from '@tessera/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTurn } from '../turns/turns';
import { choose, leaveAsItIs, useConsent } from './consent';
import styles from './consent-question.module.css';
import { useRoomBelow } from './use-room-below';

const all: ConsentChoice = { analytics: true, marketing: true };
const none: ConsentChoice = { analytics: false, marketing: false };

interface Props {
  readonly setting: ConsentSetting;
  /** What was agreed to before; someone who looks at it again begins there. */
  readonly before: ConsentChoice | undefined;
}

/** What the merchant asks visitors to agree to, without being in the way: the page below goes on. */
export function ConsentQuestion({ setting, before }: Props) {
  const text = useText('growth');
  const title = useId();
  const place = useRef<HTMLElement>(null);
  const [isChoosing, setChoosing] = useState(before !== undefined);
  const [choice, setChoice] = useState(before ?? none);
  useRoomBelow(place);
  // Whoever opened it anew wants to be there; whoever is asked in passing wants to stay where they are.
  useEffect(() => {
    if (before) place.current?.focus();
  }, [before]);

  const purpose = (name: ConsentPurpose) => (
    <li key={name}>
      <Switch
        label={text(`consent_${name}`)}
        checked={choice[name]}
        onChange={(checked) => setChoice({ ...choice, [name]: checked })}
        aria-describedby={`${title}${name}`}
      />
      <p id={`${title}${name}`} className={styles.detail}>
        {text(`consent_${name}_detail`)}
      </p>
    </li>
  );

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={title}
      className={styles.question}
      onKeyDown={({ key }) => key === 'Escape' && leaveAsItIs()}
    >
      <h2 id={title} className={styles.title}>
        {text('consent_title')}
      </h2>
      <p className={styles.words}>
        {setting.text ?? text('consent_words')}{' '}
        {setting.policy !== undefined && (
          <a href={setting.policy} target="_blank" rel="noopener noreferrer">
            {text('consent_policy')}
          </a>
        )}
      </p>
      {isChoosing && <ul className={styles.purposes}>{consentPurposes.map(purpose)}</ul>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => choose(none)}>
          {text('consent_refuse')}
        </Button>
        <Button variant="secondary" onClick={() => choose(all)}>
          {text('consent_accept')}
        </Button>
        {isChoosing ? (
          <Button onClick={() => choose(choice)}>{text('consent_save')}</Button>
        ) : (
          <Button variant="ghost" onClick={() => setChoosing(true)}>
            {text('consent_choose')}
          </Button>
        )}
      </div>
    </section>
  );
}

/**
 * The place over every page where the question shows while it is open. Who is asked unasked is asked nothing else
 * meanwhile; who opened it anew needs no turn.
 */
export function ConsentPlace() {
  const { setting, choice, isOpen } = useConsent();
  const isOurTurn = useTurn('consent', isOpen && choice === undefined);
  const isShown = isOpen && (choice !== undefined || isOurTurn);
  return isShown && setting ? <ConsentQuestion setting={setting} before={choice} /> : null;
}
