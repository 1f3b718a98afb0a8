import type { AddedLottery } from '@khelaghor/contract/play/added-lotteries.ts';

let lotteries: readonly AddedLottery[] = [];

/**
 * Keeps what the site says of the lotteries that operators added. Pages without lotteries do not
 * load the engine for it.
 */
export const setAddedLotteries = (added: readonly AddedLottery[]): void => void (lotteries = added);

export const getAddedLotteries = (): readonly AddedLottery[] => lotteries;
