// Hold and win in words: the first cells, each respin, and what the feature pays.
import type { ExplainedStep, Words } from '@khelaghor/game-engine/game-engine.ts';
import { formatMultiple } from './format-multiple.ts';
import { sumAmounts } from './play-hold.ts';
import type { HeldCell, PlayedHold, Respin } from './play-hold.ts';
import { findSymbol } from './slot-sheet.ts';
import type { Hold, SlotSheet } from './slot-sheet.ts';

/** The cells with their amounts: "reel 1, row 3: 2.00×". */
function describeCells(cells: readonly HeldCell[]): Words {
  const write = (reelName: string, rowName: string): string =>
    cells
      .map(({ reel, row, amount }) => {
        const place = `${reelName} ${reel + 1}, ${rowName} ${row + 1}`;
        return `${place}: ${formatMultiple(amount)}`;
      })
      .join('; ');
  return { bn: write('রিল', 'সারি'), en: write('reel', 'row') };
}

function explainFirst({ amounts }: Hold, first: readonly HeldCell[], name: Words): ExplainedStep {
  const count = amounts.length;
  return {
    title: { bn: `${first.length}টি ${name.bn} থেকে যায়`, en: `${first.length} × ${name.en} stay` },
    rule: {
      bn:
        `রিল ধরে, উপর থেকে নিচে, প্রতিটির জন্য ${count}-এর নিচে একটি সংখ্যা টানা হয়: দরের ` +
        'তালিকায় সেই জায়গার দর তার।',
      en:
        `For each of them, reel by reel from the top, one number below ${count} is drawn: its ` +
        'amount is at that place of the list.',
    },
    result: describeCells(first),
  };
}

function explainRespin(
  { amounts, blanks }: Hold,
  { landed, free, left }: Respin,
  index: number,
): ExplainedStep {
  const [count, whole] = [amounts.length, amounts.length + blanks];
  const cells = describeCells(landed);
  const none: Words = { bn: 'নতুন কিছু আসেনি', en: 'Nothing new' };
  const found = landed.length > 0 ? cells : none;
  return {
    title: { bn: `রিস্পিন ${index + 1}`, en: `Respin ${index + 1}` },
    rule: {
      bn:
        `খালি ${free}টি ঘরের প্রতিটির জন্য ${whole}-এর নিচে একটি সংখ্যা টানা হয়: ${count}-এর নিচে ` +
        'হলে সেখানে তালিকার সেই জায়গার দর বসে, নইলে ঘর খালি থাকে।',
      en:
        `For each of the ${free} free cells one number below ${whole} is drawn: below ${count} the ` +
        'cell takes the amount at that place of the list, else it stays free.',
    },
    result: {
      bn: `${found.bn}; বাকি রিস্পিন: ${left}`,
      en: `${found.en}; respins left: ${left}`,
    },
  };
}

function explainPay({ full }: Hold, { first, respins, isFull, hundredths }: PlayedHold) {
  const cells = [...first, ...respins.flatMap(({ landed }) => landed)];
  const sum = formatMultiple(sumAmounts(cells));
  const pay = formatMultiple(hundredths);
  const filled = formatMultiple(full);
  return {
    title: { bn: 'যা জমেছে', en: 'What is held' },
    rule: isFull
      ? {
          bn: `সব ঘর ভরেছে: দরগুলোর বদলে ${filled} মেলে।`,
          en: `All cells are full: in place of their amounts they pay ${filled}.`,
        }
      : {
          bn: `${cells.length}টি ঘরের দরের যোগফল ${sum}।`,
          en: `The amounts of ${cells.length} cells together: ${sum}.`,
        },
    result: { bn: pay, en: pay },
  };
}

/** The steps of the feature; none when the round has none. */
export function explainHold(sheet: SlotSheet, played: PlayedHold | undefined): ExplainedStep[] {
  const { hold, scatter } = sheet;
  if (!hold || !scatter || !played) return [];
  return [
    explainFirst(hold, played.first, findSymbol(sheet, scatter.letter).name),
    ...played.respins.map((respin, index) => explainRespin(hold, respin, index)),
    explainPay(hold, played),
  ];
}
