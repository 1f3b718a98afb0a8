import { useLingui } from '@lingui/react/macro';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { Rounds } from './use-rounds.ts';
import type { Steps } from './use-steps.ts';

/** The message that explains why play is impossible; null: possible. */
export function useTrouble({
  phase,
  refusal,
}: Pick<Rounds | Steps, 'phase' | 'refusal'>): string | null {
  const { t } = useLingui();
  const textOf = (reply: CallRefusal) =>
    reply.code === 'network' ? t`The connection was lost. Reconnecting…` : reply.message;
  if (phase.name === 'asking' && phase.isLost)
    return t`The connection was lost. Your bet counts once; we are asking for its result.`;
  return refusal === null ? null : textOf(refusal);
}
