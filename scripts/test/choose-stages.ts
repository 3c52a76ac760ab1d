import { ArgumentError } from '../dev/arguments';
import { groupsOf, type Run, type Stage } from './stages';

/**
 * The stages of a run that `--only` names, and those whose results they read; all of them without a name.
 * @throws ArgumentError if a name is not the name of one of these stages
 */
export function chooseStages(run: Run, names: readonly string[]): readonly (readonly Stage[])[] {
  const groups = groupsOf(run);
  if (names.length === 0) return groups;
  const stages = groups.flat();
  const chosen = names.map((name) => {
    const stage = stages.find((one) => one.name === name);
    if (stage) return stage;
    const known = stages.map((one) => one.name).join(', ');
    const elsewhere = run === 'gate' ? ' --all has more of them.' : '';
    throw new ArgumentError(`There is no stage "${name}". The stages are: ${known}.${elsewhere}`);
  });
  const wanted = new Set(chosen.flatMap(({ name, needs }) => (needs ? [needs, name] : [name])));
  return groups
    .map((group) => group.filter(({ name }) => wanted.has(name)))
    .filter((group) => group.length > 0);
}
