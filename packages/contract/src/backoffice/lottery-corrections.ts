import { z } from 'zod';
import { totpCode } from './operators.ts';
import { correctionSum, issueResults, resultNumbers } from '../play/official-results.ts';
import { route } from '../lib/route.ts';
import { gameCode, id, operatorReason } from '../lib/shapes.ts';

/**
 * Corrections of wrong official results: one operator proposes the right one, another confirms it
 * with a code of their app.
 */

const params = z.object({ gameCode, issueId: id });
const actParams = z.object({ gameCode, issueId: id, correctionId: id });
const path = '/operator/lotteries/:gameCode/issues/:issueId/corrections';

const correctionRefusals = [
  'game_unknown',
  'issue_unknown',
  'result_own_draw',
  'issue_not_settled',
  'result_malformed',
  'correction_same',
] as const;

export const previewCorrection = route.operator(`POST ${path}/preview`, {
  id: 'lotteryCorrections.preview',
  permission: 'games.see',
  summary: 'Computes what another result would move; changes nothing',
  params,
  body: z.object({ result: resultNumbers }),
  value: z.object({ sums: z.array(correctionSum) }),
  refusals: correctionRefusals,
});

export const requestCorrection = route.operator(`POST ${path}`, {
  id: 'lotteryCorrections.request',
  permission: 'games.act',
  summary: 'Proposes the right result of a settled draw; a second operator confirms it',
  params,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    result: resultNumbers,
    reason: operatorReason,
  }),
  value: issueResults,
  refusals: [...correctionRefusals, 'correction_waits', 'key_reused'],
});

export const confirmCorrection = route.operator(`POST ${path}/:correctionId/confirm`, {
  id: 'lotteryCorrections.confirm',
  permission: 'games.approve',
  summary: 'Confirms another operator’s correction with a code; the tickets are paid anew',
  params: actParams,
  body: z.object({ totpCode }),
  value: issueResults,
  refusals: [
    'game_unknown',
    'issue_unknown',
    'issue_not_settled',
    'correction_unknown',
    'second_operator_needed',
    'code_wrong',
  ],
});

export const withdrawCorrection = route.operator(`POST ${path}/:correctionId/withdraw`, {
  id: 'lotteryCorrections.cancel',
  permission: 'games.act',
  summary: 'Cancels a pending correction',
  params: actParams,
  value: issueResults,
  refusals: ['game_unknown', 'issue_unknown', 'correction_unknown'],
});
