import { describe, expect, it } from 'vitest';
import { chooseLine } from './choose-line.ts';

const lines = { any: ['One for all.', 'Two for all.'], romantic: ['A rose for you.'] };

describe('chooseLine', () => {
  it('prefers the lines of the chat type some of the time', () => {
    expect(chooseLine(lines, 'romantic', [], () => 0.5)).toBe('A rose for you.');
    expect(chooseLine(lines, 'romantic', [], () => 0.99)).toBe('Two for all.');
    expect(chooseLine(lines, 'friendly', [], () => 0.5)).toBe('Two for all.');
  });

  it('takes a line that was not sent yet', () => {
    const sent = ['A rose for you. 🌹', 'Two for all.'];
    expect(chooseLine(lines, 'romantic', sent, () => 0)).toBe('One for all.');
  });

  it('takes the one sent longest ago when all were', () => {
    const sent = ['Two for all.', 'One for all.'];
    expect(chooseLine(lines, 'friendly', sent, () => 0)).toBe('Two for all.');
  });

  it('has nothing to say when the only line is her last one', () => {
    expect(
      chooseLine({ any: ['Only this.'] }, 'friendly', ['Only this.'], () => 0),
    ).toBeUndefined();
    expect(chooseLine({}, 'friendly', [], () => 0)).toBeUndefined();
  });
});
