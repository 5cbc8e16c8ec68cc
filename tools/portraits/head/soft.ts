import { points } from '../draw/path.ts';
import { shape } from '../draw/svg.ts';

/**
 * A plane of light, blush or shade without an edge.
 * @param text its points, as `points` reads them
 */
export const soft = (opacity: number, fill: string, text: string, blur = 'soft'): string =>
  shape(points(text), fill, `opacity="${opacity}" filter="url(#${blur})"`);
