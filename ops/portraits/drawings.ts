import { CAST } from './cast.ts';
import { portrait } from './compose.ts';
import { drawScene } from './scene/scene.ts';

/** A file below `content/images`. */
interface Drawing {
  path: string;
  svg: string;
}

/** Every drawing that the project makes itself; the same text at every run. */
export const drawings = (): Drawing[] =>
  Object.entries(CAST).flatMap(([name, { sitter, scenes }]) => [
    { path: `companions/${name}.svg`, svg: portrait(sitter) },
    ...scenes.map((scene, i) => ({ path: `scenes/${name}-${i + 1}.svg`, svg: drawScene(scene) })),
  ]);
