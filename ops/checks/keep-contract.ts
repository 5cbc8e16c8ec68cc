import { keepContract } from './contract.ts';

await keepContract();
