import {
  type ConsentChoice,
  type ConsentPurpose,
  type ConsentSetting,
  consentPurposes,
} from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Button, Switch } from '@tessera/ui';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { keepChoice, saveChoice, useConsent } from '../../common/consent';
import { usePrompt } from '../../common/prompt-queue';
import styles from './consent-question.module.css';

const all: ConsentChoice = { analytics: true, marketing: true };
const none: ConsentChoice = { analytics: false, marketing: false };

/** Publishes the height of an element that covers the end of the page: the page leaves that room. */
function useRoomBelow(covering: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = covering.current;
    if (!element) return;
    const { style } = document.documentElement;
    const update = () => style.setProperty('--covered-room', `${element.offsetHeight}px`);
    update();
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(update) : undefined;
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      style.removeProperty('--covered-room');
    };
  }, [covering]);
}

interface Props {
  readonly setting: ConsentSetting;
  /** The earlier choice, if the visitor opens the question again. */
  readonly before: ConsentChoice | undefined;
}

/** The merchant's question for consent. Not modal: the page below stays usable. */
function ConsentQuestion({ setting, before }: Props) {
  const text = useText('growth');
  const title = useId();
  const section = useRef<HTMLElement>(null);
  const [isChoosing, setChoosing] = useState(before !== undefined);
  const [choice, setChoice] = useState(before ?? none);
  useRoomBelow(section);
  // Takes the focus only if the visitor opened the question.
  useEffect(() => {
    if (before) section.current?.focus();
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
      ref={section}
      tabIndex={-1}
      aria-labelledby={title}
      className={styles.question}
      data-offers="none"
      onKeyDown={({ key }) => key === 'Escape' && keepChoice()}
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
        <Button variant="secondary" onClick={() => saveChoice(none)}>
          {text('consent_refuse')}
        </Button>
        <Button variant="secondary" onClick={() => saveChoice(all)}>
          {text('consent_accept')}
        </Button>
        {isChoosing ? (
          <Button onClick={() => saveChoice(choice)}>{text('consent_save')}</Button>
        ) : (
          <Button variant="ghost" onClick={() => setChoosing(true)}>
            {text('consent_choose')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The open question, over every page. The first time it comes as a prompt; opened again by the visitor, it does not wait. */
export function ConsentPrompt() {
  const { setting, choice, isOpen } = useConsent();
  const isPrompted = usePrompt('consent', isOpen && choice === undefined);
  const isShown = isOpen && (choice !== undefined || isPrompted);
  return isShown && setting ? <ConsentQuestion setting={setting} before={choice} /> : null;
}
