import type { Issue, lotteryGetGame } from '@khelaghor/contract/play/lottery.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';

export type LotteryGame = ValueOf<typeof lotteryGetGame>;

type LotteryEvent = { readonly issue: Issue; readonly coming?: [Issue, Issue] | undefined };

/** The game with one of its issues changed; a drawn issue moves to the head of the results. */
function applyIssue(game: LotteryGame, issue: Issue): LotteryGame {
  const pick = (held: Issue) => (held.issueId === issue.issueId ? issue : held);
  const changed = { ...game, current: pick(game.current), next: pick(game.next) };
  if (issue.result === null) return changed;
  const others = game.results.filter((held) => held.issueId !== issue.issueId);
  const results = [issue, ...others].toSorted((a, b) => b.drawsAt.localeCompare(a.drawsAt));
  return { ...changed, results: results.slice(0, Math.max(game.results.length, 1)) };
}

/**
 * The game after a notice about one of its issues, and whether that is all of it. It is not when
 * the issue that ran is over and the notice does not say which one runs now, and when an issue has
 * divided the pools of its game: notices do not tell what they hold.
 */
export function applyLotteryEvent(
  game: LotteryGame,
  { issue, coming }: LotteryEvent,
): { readonly game: LotteryGame; readonly isWhole: boolean } {
  const changed = applyIssue(game, issue);
  if (coming) return { game: { ...changed, current: coming[0], next: coming[1] }, isWhole: true };
  if (issue.state === 'settled' && game.jackpots.length > 0)
    return { game: changed, isWhole: false };
  const isOver = issue.state !== 'open' && issue.state !== 'closed';
  return { game: changed, isWhole: !isOver || issue.drawsAt < game.current.drawsAt };
}
