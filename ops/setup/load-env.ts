import { loadDotEnv } from './local-state.ts';

// Imported first where the product runs: what is decided as modules are loaded (contract/chat-types.ts) needs it. A run
// with its own state reads no file.
if (!process.argv.some((word) => word.startsWith('--state'))) loadDotEnv();
