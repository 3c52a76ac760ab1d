import caret from '@phosphor-icons/core/assets/bold/caret-down-bold.svg';
import type { HelpCategory, HelpQuestion } from '@tessera/contract';
import { Icon, Section } from '@tessera/ui';
import { useState } from 'react';
import { MerchantText } from '../../common/merchant-text';
import styles from './questions.module.css';

function Question({ question, answer }: HelpQuestion) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.item} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.question}>
        <span>{question}</span>
        <Icon path={caret} size={14} className={styles.caret} />
      </summary>
      <div className={styles.answer}>{open && <MerchantText html={answer} />}</div>
    </details>
  );
}

/** The questions of a category. A tap opens the answer. */
export const Questions = ({ category: { title, questions } }: { category: HelpCategory }) => (
  <Section title={title}>
    <div className={styles.list}>
      {questions.map((question) => (
        <Question key={question.id} {...question} />
      ))}
    </div>
  </Section>
);
