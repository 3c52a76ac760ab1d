import { Checkbox, Section, SelectField, Tabs, TextField } from '@tessera/ui';
import { includesRole, type Published, type Role } from '../../api';
import { useConsole } from '../../state';
import { t } from '../../texts';
import type { Draft } from './draft';
import styles from './roll-out.module.css';

interface WhatProps {
  readonly draft: Draft;
  readonly role: Role;
  readonly published: Published;
  readonly onChange: (draft: Draft) => void;
}

const actions = ['roll-out', 'roll-back', 'remove', 'configure'] as const;

/** @returns the versions of a piece in any release */
function useVersionsInUse(): Published {
  const { fleet } = useConsole();
  const used = new Map<string, Set<string>>();
  for (const { pieces } of fleet?.states ?? []) {
    for (const [piece, shares] of Object.entries(pieces)) {
      const versions = used.get(piece) ?? new Set();
      for (const { version } of shares) versions.add(version);
      used.set(piece, versions);
    }
  }
  return Object.fromEntries([...used].map(([piece, versions]) => [piece, [...versions]]));
}

/** What a change does: versions to roll out or back, remotes to remove, or settings. */
export function What({ draft, role, published, onChange }: WhatProps) {
  const used = useVersionsInUse();
  const names = {
    'roll-out': t('rollOut'),
    'roll-back': t('rollBack'),
    remove: t('removeRemotes'),
    configure: t('settings'),
  };
  const offered = actions.filter((one) => one !== 'configure' || includesRole(role, 'configure'));
  const versions = draft.action === 'roll-back' ? used : published;
  const remotes = Object.keys(used).filter((piece) => piece !== 'shell');
  const toggles = (['keep', 'on', 'off'] as const).map((value) => ({
    value,
    label: { keep: t('keep'), on: t('on'), off: t('off') }[value],
  }));
  const toggleOf = (value: string) => (value === 'on' || value === 'off' ? value : 'keep');
  return (
    <Section title={t('what')}>
      <Tabs
        label={t('what')}
        items={offered.map((id) => ({ id, label: names[id] }))}
        active={draft.action}
        onSelect={(id) =>
          onChange({ ...draft, action: actions.find((one) => one === id) ?? 'roll-out', versions: {} })
        }
      />
      {(draft.action === 'roll-out' || draft.action === 'roll-back') && (
        <div className={styles.fields}>
          {Object.entries(versions).map(([piece, list]) => (
            <SelectField
              key={piece}
              label={piece}
              name={`version-${piece}`}
              value={draft.versions[piece] ?? ''}
              options={[
                { value: '', label: '–' },
                ...list.map((version) => ({ value: version, label: version })),
              ]}
              onChange={(version) =>
                onChange({ ...draft, versions: { ...draft.versions, [piece]: version } })
              }
            />
          ))}
        </div>
      )}
      {draft.action === 'roll-out' && (
        <div className={styles.fields}>
          <TextField
            label={t('percent')}
            name="percent"
            inputMode="decimal"
            value={draft.percent}
            hint={t('percentHint')}
            onChange={(percent) => onChange({ ...draft, percent })}
          />
          <Checkbox
            label={t('emergency')}
            checked={draft.emergency}
            onChange={(emergency) => onChange({ ...draft, emergency, ...(emergency && { percent: '100' }) })}
          />
        </div>
      )}
      {draft.action === 'remove' &&
        remotes.map((remote) => (
          <Checkbox
            key={remote}
            label={remote}
            checked={draft.remotes.includes(remote)}
            onChange={(on) =>
              onChange({
                ...draft,
                remotes: on ? [...draft.remotes, remote] : draft.remotes.filter((one) => one !== remote),
              })
            }
          />
        ))}
      {draft.action === 'configure' && (
        <div className={styles.fields}>
          <SelectField
            label={t('overrides')}
            name="overrides"
            value={draft.overrides}
            options={toggles}
            onChange={(value) => onChange({ ...draft, overrides: toggleOf(value) })}
          />
          <SelectField
            label={t('serviceWorker')}
            name="service-worker"
            value={draft.serviceWorker}
            options={toggles}
            onChange={(value) => onChange({ ...draft, serviceWorker: toggleOf(value) })}
          />
        </div>
      )}
      <TextField
        label={t('note')}
        name="note"
        maxLength={500}
        value={draft.note}
        hint={t('noteHint')}
        onChange={(note) => onChange({ ...draft, note })}
      />
    </Section>
  );
}
