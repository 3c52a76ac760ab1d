import { templates } from '@tessera/ui/themes';
import { type Choice, densities, directions, schemes, widths } from '../choice';
import styles from './gallery-page.module.css';

export interface SwitchesProps {
  choice: Choice;
  onChange: (values: Partial<Choice>) => void;
}

interface SwitchProps<T extends string> {
  name: string;
  values: readonly T[];
  chosen: T;
  onChange: (value: T) => void;
}

const Switch = <T extends string>({ name, values, chosen, onChange }: SwitchProps<T>) => (
  <fieldset className={styles.switch}>
    <legend className={styles.legend}>{name}</legend>
    {values.map((value) => (
      <label key={value} className={styles.value}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => onChange(value)}
        />
        {value}
      </label>
    ))}
  </fieldset>
);

/** How the component or screen is shown. */
export const Switches = ({ choice, onChange }: SwitchesProps) => (
  <form className={styles.switches} onSubmit={(event) => event.preventDefault()}>
    <Switch
      name="template"
      values={templates}
      chosen={choice.template}
      onChange={(template) => onChange({ template })}
    />
    <Switch
      name="scheme"
      values={schemes}
      chosen={choice.scheme}
      onChange={(scheme) => onChange({ scheme })}
    />
    <Switch
      name="direction"
      values={directions}
      chosen={choice.direction}
      onChange={(direction) => onChange({ direction })}
    />
    <Switch name="text" values={densities} chosen={choice.text} onChange={(text) => onChange({ text })} />
    <Switch name="width" values={widths} chosen={choice.width} onChange={(width) => onChange({ width })} />
  </form>
);
