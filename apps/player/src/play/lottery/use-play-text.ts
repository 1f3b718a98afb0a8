import { soleOption } from '@khelaghor/engine-lottery/public.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from './number-format.ts';
import { getPieceWords, getPlay, listChosen, listPlayLabels } from './play-labels.ts';

/** Names plays and what was chosen in them, in the language and the digits of the reader. */
export type PlayText = {
  /** The name of a play; its code when this page does not know it. */
  readonly name: (gameCode: string, play: string) => string;
  /** One option, number or choice in groups: "Big", "1 + 2", "0412", "Odd | – | Red". */
  readonly piece: (piece: string) => string;
  /** Lines of one price: an option, or nothing where all lines of the play share it. */
  readonly priced: (gameCode: string, play: string, priced: string) => string;
  /** Everything that a selection chooses, piece by piece. */
  readonly chosen: (gameCode: string, play: string, selection: string) => readonly string[];
};

export function usePlayText(): PlayText {
  const text = useLocalText();
  const { digits } = useNumberFormat();
  const part = (code: string): string => {
    const words = getPieceWords(code);
    return digits(words ? text(words) : code);
  };
  const piece = (code: string): string =>
    code.replaceAll(/[^+|, ]+/gu, part).replaceAll('+', ' + ');
  return {
    name: (gameCode, code) => {
      const labels = listPlayLabels(gameCode, code);
      return labels.length === 0 ? code : digits(labels.map(text).join(': '));
    },
    piece,
    priced: (gameCode, code, priced) => {
      const form = getPlay(gameCode, code)?.shape.form;
      return form?.kind === 'options' && priced !== soleOption ? piece(priced) : '';
    },
    chosen: (gameCode, code, selection) => {
      const play = getPlay(gameCode, code);
      return play ? listChosen(play, selection).map(piece) : [digits(selection)];
    },
  };
}
