/** Thrown when too much waits already; the http service answers `overloaded`. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}
