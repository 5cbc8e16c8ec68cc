import { expect } from 'vitest';
import { NO_OPTIONS, type Options } from '../../../ops/operator/arguments.ts';
import type { OperatorCommand } from '../../../ops/operator/command.ts';
import type { TestApi } from './use-api.ts';

/** Runs a command as the operator's command line does; what it said, reported and wrote. */
export async function operateOn(
  api: Pick<TestApi, 'db' | 'context'>,
  command: OperatorCommand,
  args: string[],
  { reference, ...given }: Partial<Options> & { reference?: string | undefined } = {},
) {
  const said: string[] = [];
  const told: object[] = [];
  let written = '';
  const options = { ...NO_OPTIONS, ...given };
  const code = await command.run({
    db: api.db,
    cipher: api.context.cipher,
    services: async () => api.context,
    activeProviders: api.context.paymentProviders.names,
    desk: api.context.config.desk,
    args,
    reference,
    options,
    now: api.context.now,
    say: (line) => said.push(line),
    write: (text) => {
      written += text;
    },
    tell: (result) => told.push(result),
    signal: new AbortController().signal,
  });
  if (!options.csv) expect(told).toHaveLength(1);
  return { code, text: said.join('\n'), told: told[0], written };
}
