import { Skeleton, Tabs } from '@tessera/ui';
import { type ComponentType, useState } from 'react';
import styles from './form.module.css';

export interface MethodTabsProps<Method extends string> {
  /** The methods that the merchant offers. */
  methods: readonly Method[];
  /** Used if the merchant offers none. */
  fallback: Method;
  forms: Readonly<Record<Method, ComponentType>>;
  labelOf: (method: Method) => string;
  /** Names the tabs for screen readers. */
  label: string;
}

/** Takes the place of a form until its code is there. */
export const FormSkeleton = () => <Skeleton height="220px" />;

/** The form of one method, and tabs if the merchant offers several. */
export function MethodTabs<Method extends string>({
  methods,
  fallback,
  forms,
  labelOf,
  label,
}: MethodTabsProps<Method>) {
  const [chosen, setChosen] = useState<Method>();
  const active = chosen && methods.includes(chosen) ? chosen : (methods[0] ?? fallback);
  const ActiveForm: ComponentType = forms[active];
  return (
    <div className={styles.form}>
      {methods.length > 1 && (
        <Tabs
          label={label}
          items={methods.map((id) => ({ id, label: labelOf(id) }))}
          active={active}
          onSelect={(id) => setChosen(methods.find((method) => method === id))}
        />
      )}
      <ActiveForm />
    </div>
  );
}
