import { minuteMs } from '@khelaghor/time/durations.ts';
import type { IntegrityCheck } from '../../lib/area.ts';
import { findLateEvent } from '../../site/outbox/index.ts';
import { getGameProduct } from '../inhouse/index.ts';
import { returnsReader } from './fold-returns.ts';

/** A job comes every minute. */
const unsummedAfterMs = 10 * minuteMs;

/** Finds ends of rounds that no job has added to what games returned. */
export const gameDeskChecks: IntegrityCheck = async (looker) => {
  const late = await findLateEvent(looker, returnsReader, unsummedAfterMs);
  if (!late) return [];
  const { gameCode } = late.payload;
  const detail = `event ${late.seq} of ${gameCode} is ten minutes old, and not in its returns`;
  return [{ product: getGameProduct(gameCode).code, detail, waits: true }];
};
