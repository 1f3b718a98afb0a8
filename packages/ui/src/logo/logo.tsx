import markUrl from '../art/logo-mark.svg?no-inline';
import wordUrl from '../art/logo-word.svg?no-inline';

type LogoProps = {
  readonly name: string;
  /** The address of the operator's own mark; without one it is the painted house. */
  readonly mark?: string;
};

/** What the painted word says. Another name is written. */
const paintedNames: readonly string[] = ['খেলাঘর', 'Khelaghor'];

/** The name of the house: the mark and, where there is room for it, the word. */
export function Logo({ name, mark = '' }: LogoProps) {
  const isPainted = mark === '' && paintedNames.includes(name);
  return (
    <span className="logo">
      <img
        className="logo__mark"
        src={mark === '' ? markUrl : mark}
        width="96"
        height="96"
        alt={isPainted ? name : ''}
      />
      {isPainted ? (
        <img className="logo__word" src={wordUrl} width="176" height="96" alt="" />
      ) : (
        <span className="logo__name">{name}</span>
      )}
    </span>
  );
}
