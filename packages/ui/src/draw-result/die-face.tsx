/** One side of a die, painted flat. A picture: what it shows is said beside it. */
export const DieFace = ({ face }: { readonly face: number }) => (
  <span className={`die die--${face}`} aria-hidden="true" />
);
