import { CAST } from './cast.ts';
import { portrait } from './compose.ts';
import { drawCover } from './cover/cover.ts';
import { COVERS } from './covers.ts';
import { drawScene } from './scene/scene.ts';

/** A file below `content/images`. */
interface Drawing {
  path: string;
  svg: string;
}

/** Every drawing that the project makes itself; the same text at every run. */
export const drawings = (): Drawing[] => [
  ...Object.entries(CAST).flatMap(([name, { sitter, scenes }]) => [
    { path: `companions/${name}.svg`, svg: portrait(sitter) },
    ...scenes.map((scene, i) => ({ path: `scenes/${name}-${i + 1}.svg`, svg: drawScene(scene) })),
  ]),
  ...Object.entries(COVERS).map(([name, cover]) => ({
    path: `covers/${name}.svg`,
    svg: drawCover(cover),
  })),
];
