import {
  listChosen,
  listPlayLabels,
  soleOption,
  translatePiece,
} from '@khelaghor/engine-lottery/public.ts';
import { useLanguage, useLocalText } from '../../shared/local-text.ts';
import { useLoadedGames } from './loaded-games.ts';
import { useNumberFormat } from './number-format.ts';

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
  const language = useLanguage();
  const { digits } = useNumberFormat();
  const findGame = useLoadedGames();
  const piece = (code: string): string => digits(translatePiece(code, language));
  return {
    name: (gameCode, code) => {
      const game = findGame(gameCode);
      const labels = game ? listPlayLabels(game.family, code) : [];
      return labels.length === 0 ? code : digits(labels.map(text).join(': '));
    },
    piece,
    priced: (gameCode, code, priced) => {
      const form = findGame(gameCode)?.family.plays.get(code)?.shape.form;
      return form?.kind === 'options' && priced !== soleOption ? piece(priced) : '';
    },
    chosen: (gameCode, code, selection) => {
      const play = findGame(gameCode)?.family.plays.get(code);
      return play ? listChosen(play, selection).map(piece) : [digits(selection)];
    },
  };
}
