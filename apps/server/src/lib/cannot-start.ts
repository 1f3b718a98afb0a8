/** A reason why the server cannot start, in plain words for the person who starts it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
