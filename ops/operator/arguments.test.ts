import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('a command line', () => {
  it('accepts its options in any position', () => {
    const line = 'adjust --json id --state /tmp/x -5 --reference ticket-7 --by Asha he asked'.split(
      ' ',
    );
    expect(readArguments(line)).toEqual({
      name: 'adjust',
      args: ['id', '-5', 'he', 'asked'],
      json: true,
      help: false,
      reference: 'ticket-7',
      options: { by: 'Asha', csv: false },
    });
  });

  it.each([['--jsn'], ['--reference'], ['--reference', 'two words']])(
    'with %s is refused',
    (...line) => {
      expect(() => readArguments(['order', ...line])).toThrow(/option|argument|needs a name/i);
    },
  );
});
