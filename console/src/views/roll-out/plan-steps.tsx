import { Button, TextField } from '@tessera/ui';
import { useState } from 'react';
import { job as jobSchema, type PlanOrder } from '../../api';
import { Fault, Table } from '../../parts';
import { post } from '../../server';
import { rememberJob } from '../../state';
import { formatNumber, t } from '../../texts';
import styles from './roll-out.module.css';

interface Step {
  readonly id: number;
  readonly merchants: string;
  readonly percent: string;
  readonly minutes: string;
}

const usual: readonly Step[] = [
  { id: 1, merchants: '1', percent: '5', minutes: '30' },
  { id: 2, merchants: '', percent: '5', minutes: '60' },
  { id: 3, merchants: '', percent: '25', minutes: '60' },
  { id: 4, merchants: '', percent: '100', minutes: '0' },
];

interface PlanStepsProps {
  /** `<remote>@<version>`; undefined unless exactly one version is chosen. */
  readonly piece: string | undefined;
  readonly merchants: readonly string[];
  readonly note: string;
}

/** A plan: more and more members get a version, with a verdict of the watch before each next step. */
export function PlanSteps({ piece, merchants, note }: PlanStepsProps) {
  const [steps, setSteps] = useState(usual);
  const [leastPages, setLeastPages] = useState('1000');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (id: number, name: 'merchants' | 'percent' | 'minutes', value: string) =>
    setSteps(steps.map((step) => (step.id === id ? { ...step, [name]: value } : step)));
  const start = async () => {
    if (piece === undefined) return;
    const order: PlanOrder = {
      piece,
      merchants: [...merchants],
      note,
      leastPages: Number(leastPages),
      steps: steps.map((step) => ({
        ...(step.merchants !== '' && { merchants: Number(step.merchants) }),
        percent: Number(step.percent),
        minutes: Number(step.minutes),
      })),
    };
    setBusy(true);
    await post('/plans', order, jobSchema).then(
      (job) => {
        rememberJob(job);
        setFault(undefined);
      },
      (error: Error) => setFault(error.message),
    );
    setBusy(false);
  };
  const field = (step: Step, name: 'merchants' | 'percent' | 'minutes', label: string) => (
    <TextField
      label={label}
      name={`${name}-${step.id}`}
      inputMode="decimal"
      value={step[name]}
      placeholder={name === 'merchants' ? t('all') : undefined}
      onChange={(value) => change(step.id, name, value)}
    />
  );
  return (
    <>
      <p>{t('planText')}</p>
      <Table
        label={t('steps')}
        head={[t('step'), t('merchants'), t('share'), t('minutes'), t('actions')]}
        rows={steps.map((step, i) => ({
          key: step.id,
          cells: [
            formatNumber(i + 1),
            field(step, 'merchants', t('merchants')),
            field(step, 'percent', t('percent')),
            field(step, 'minutes', t('minutes')),
            <Button
              key="remove"
              size="s"
              variant="ghost"
              disabled={steps.length === 1}
              onClick={() => setSteps(steps.filter(({ id }) => id !== step.id))}
            >
              {t('removeStep')}
            </Button>,
          ],
        }))}
      />
      <div className={styles.row}>
        <Button
          size="s"
          variant="secondary"
          onClick={() =>
            setSteps([
              ...steps,
              { id: Math.max(...steps.map(({ id }) => id)) + 1, merchants: '', percent: '100', minutes: '0' },
            ])
          }
        >
          {t('addStep')}
        </Button>
      </div>
      <TextField
        label={t('leastPages')}
        name="least-pages"
        inputMode="numeric"
        value={leastPages}
        hint={t('leastPagesHint')}
        onChange={setLeastPages}
      />
      <Fault message={fault} />
      <Button busy={busy} disabled={piece === undefined || merchants.length === 0} onClick={start}>
        {t('startPlan')}
      </Button>
    </>
  );
}
