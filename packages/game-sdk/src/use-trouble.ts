import { useLingui } from '@lingui/react/macro';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { Rounds } from './use-rounds.ts';

/** The message that explains why play is impossible; null: possible. */
export function useTrouble({ phase, refusal }: Pick<Rounds, 'phase' | 'refusal'>): string | null {
  const { t } = useLingui();
  const textOf = (reply: CallRefusal) =>
    reply.code === 'network' ? t`The connection is lost. We keep trying.` : reply.message;
  if (phase.name === 'asking' && phase.isLost)
    return t`The connection is lost. Your bet counts once; we are asking what became of it.`;
  return refusal === null ? null : textOf(refusal);
}
