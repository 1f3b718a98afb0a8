// Steps and takes in rounds of many steps, as their players were told and as the server has them.
import type { ActEffect } from './effects.ts';
import type { Entry } from './journal.ts';

/**
 * Returns the violations: a step that was acknowledged is there once, in its round; one that was
 * refused is not; none is there that no player asked for.
 */
export function findWrongActs(
  entries: ReadonlyMap<string, Entry>,
  acts: ReadonlyMap<string, ActEffect>,
): string[] {
  const broken: string[] = [];
  for (const { asked, told } of entries.values()) {
    if (asked.kind !== 'step_act') continue;
    const { key, member, reference } = asked;
    const act = acts.get(key);
    if (!act && told.end === 'acknowledged')
      broken.push(`${key}: the step was acknowledged and is gone`);
    if (act && told.end === 'refused')
      broken.push(`${key}: the step was refused (${told.why}) and is there`);
    if (act && (act.member !== member || act.round !== reference))
      broken.push(`${key}: the step is in another round than ${reference}`);
  }
  for (const [key, { round }] of acts)
    if (entries.get(key)?.asked.kind !== 'step_act')
      broken.push(`${key}: a step of round ${round} that no player took`);
  return broken;
}
