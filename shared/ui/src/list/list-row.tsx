import chevron from '@phosphor-icons/core/assets/bold/caret-right-bold.svg';
import type { MouseEvent, ReactNode } from 'react';
import { Badge } from '../badge/badge';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { Tone } from '../tag/tag';
import styles from './list-row.module.css';

export interface ListRowProps {
  /** Outline of the icon at the start. */
  icon?: string | undefined;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end: a value, a tag, a switch. */
  trailing?: ReactNode;
  badge?: number | undefined;
  tone?: Tone | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Makes the row a link; an `onClick` beside it may `preventDefault` to route in the page. */
  href?: string | undefined;
  target?: '_blank' | undefined;
}

/** A row of a list: a link, a button, or plain when it leads nowhere. */
export function ListRow({
  icon,
  title,
  detail,
  trailing,
  badge = 0,
  tone = 'neutral',
  onClick,
  href,
  target,
}: ListRowProps) {
  const leads = onClick !== undefined || href !== undefined;
  const name = classNames(styles.row, styles[tone], leads && styles.leads);
  const content = (
    <>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon path={icon} size={20} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </span>
      <Badge count={badge} />
      {leads && <Icon path={chevron} size={14} mirror className={styles.chevron} />}
    </>
  );
  if (href !== undefined) {
    return (
      <a href={href} target={target} rel={target && 'noopener noreferrer'} onClick={onClick} className={name}>
        {content}
      </a>
    );
  }
  if (!onClick) return <div className={name}>{content}</div>;
  return (
    <button type="button" onClick={onClick} className={name}>
      {content}
    </button>
  );
}
