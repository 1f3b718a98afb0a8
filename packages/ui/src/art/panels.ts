const PANELS = import.meta.glob<string>('./panels/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});
const THUMBS = import.meta.glob<string>('./thumbs/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/** The address of a game's painted panel (320 by 400), or `undefined` if none is drawn yet. */
export function getPanelUrl(name: string): string | undefined {
  return PANELS[`./panels/${name}.svg`];
}

/** The address of the same picture as a square without frame and title, for small places. */
export function getThumbUrl(name: string): string | undefined {
  return THUMBS[`./thumbs/${name}.svg`];
}

/** The names of all panels, for a console that lets an operator choose one. */
export const PANEL_NAMES: readonly string[] = Object.keys(PANELS).map((path) =>
  path.slice('./panels/'.length, -'.svg'.length),
);
