import { launch } from './launch.mjs';

await launch(import.meta.dirname, 'ops.js');
