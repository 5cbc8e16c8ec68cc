import { describe, expect, it } from 'vitest';
import { echoWord } from './echo-word.ts';
import { canFill, fillLine, isMadeFrom } from './fill-line.ts';

describe('fillLine', () => {
  it('fills, chooses the article and starts with a capital', () => {
    expect(fillLine("{city}? I'm a {work}.", { city: 'pune', work: 'editor' })).toBe(
      "Pune? I'm an editor.",
    );
    expect(fillLine('A {work}, no less.', { work: 'baker' })).toBe('A baker, no less.');
  });

  it('leaves text that looks like a replacement pattern alone', () => {
    expect(fillLine('So, {echo}?', { echo: '$&$1' })).toBe('So, $&$1?');
  });

  it('knows which lines can be filled', () => {
    expect(canFill('Hi {name}', { name: 'Tara' })).toBe(true);
    expect(canFill('Hi {name} of {city}', { name: 'Tara' })).toBe(false);
  });
});

describe('isMadeFrom', () => {
  const line = "I'm a {work} from {city}, and you?";

  it('recognises a line however it was filled and whatever stands around it', () => {
    expect(isMadeFrom("Arre! I'm an editor from Pune, and you? 😊", line)).toBe(true);
    expect(isMadeFrom("I'm a baker in Pune, and you?", line)).toBe(false);
  });
});

describe('echoWord', () => {
  it('takes the longest telling word in the letters of the answer', () => {
    expect(echoWord('I was thinking about badminton', 'latin')).toBe('badminton');
    expect(echoWord('BADMINTON!', 'latin')).toBe('badminton');
    expect(echoWord('my name is Rahul', 'latin')).toBe('Rahul');
    expect(echoWord('मुझे बैडमिंटन', 'devanagari')).toBe('बैडमिंटन');
  });

  it('takes no filler, no number, no foreign letters', () => {
    expect(echoWord('what do you want tomorrow', 'latin')).toBeUndefined();
    expect(echoWord('9876543210 a1b2c3', 'latin')).toBeUndefined();
    expect(echoWord('बैडमिंटन', 'latin')).toBeUndefined();
    expect(echoWord('', 'latin')).toBeUndefined();
  });
});
