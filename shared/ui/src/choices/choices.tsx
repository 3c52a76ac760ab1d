import check from '@phosphor-icons/core/assets/bold/check-bold.svg';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { useImageFailure } from '../use-image-failure';
import styles from './choices.module.css';

export interface Choice {
  readonly value: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Outline of an icon before the title. */
  readonly icon?: string | undefined;
  /** The address of a brand's picture, in the place of the icon. If it cannot be loaded, the icon shows. */
  readonly logo?: string | undefined;
  /** Cannot be chosen now; the detail says why. */
  readonly disabled?: boolean | undefined;
}

export interface ChoicesProps {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly Choice[];
  /** Of the option that is chosen; of none when no option has it. */
  value: string;
  onChange: (value: string) => void;
  /** Rows unless told; tiles stand two beside each other. */
  layout?: 'rows' | 'tiles' | undefined;
}

/** The picture of a brand, or an icon without one or if it cannot be loaded. */
function Sign({ icon, logo }: Pick<Choice, 'icon' | 'logo'>) {
  const [isFailed, onError] = useImageFailure(logo);
  if (logo !== undefined && !isFailed)
    return <img src={logo} alt="" width={36} height={36} className={styles.logo} onError={onError} />;
  return (
    icon !== undefined && (
      <span className={styles.icon}>
        <Icon path={icon} size={20} />
      </span>
    )
  );
}

/** One of a few, all of them in view, each on a surface of its own. */
export function Choices({ label, options, value, onChange, layout = 'rows' }: ChoicesProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles[layout]}>
      {options.map((option) => (
        <label key={option.value} className={classNames(styles.choice, option.disabled && styles.disabled)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className={styles.input}
          />
          <Sign icon={option.icon} logo={option.logo} />
          <span className={styles.text}>
            <span className={styles.title}>{option.title}</span>
            {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
          </span>
          <span className={styles.mark}>
            <Icon path={check} size={12} />
          </span>
        </label>
      ))}
    </div>
  );
}
