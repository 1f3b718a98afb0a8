/** The widths in which the site shows pictures, in pixels. */
const usedWidths = [320, 640, 960, 1280, 1920];

export const keptWidthMax = 1920;
export const keptHeightMax = 2560;

/** The widths of the files of a picture: those used that are smaller, and its own. */
export function getWidthsFor(width: number): number[] {
  return [...usedWidths.filter((used) => used < width), Math.min(width, keptWidthMax)];
}
