import { describe, expect, it } from 'vitest';
import { lastSaid } from './testing.ts';

const last = (name: string, ...messages: string[]) => lastSaid(name, 'friendly', ...messages);

describe('whether she likes, knows or has tried a thing', () => {
  it.each([
    ['meera', 'आपको पोहा पसंद है?', /like-poha/],
    ['riya', 'tumhe samosa pasand hai?', /like-samosa/],
    ['noor', 'do you like goan food?', /like-goan-food/],
    ['tara', 'Chupke Chupke dekhi hai kabhi?', /like-chupke-chupke/],
    ['riya', 'waise kishore kumar sunti ho?', /like-kishore-kumar/],
    [
      'tara',
      'machhli ka to pata nahi par lucknow ki biryani khayi hai kabhi?',
      /like-(?:\w+-)?biryani|biryani/,
    ],
  ])('is answered as that thing: %s, %s', (name, said, why) => {
    expect(last(name, said).why).toMatch(why);
  });

  it('is told as she tells it herself, where she does', () => {
    expect(last('kavya', 'do you like fish?').why).toMatch(/own\/asked-eats-fish/);
  });

  it.each([
    ['which food do you like most, poha or idli?'],
    ['poha kaise banate hain?'],
    ['why do you like poha?'],
    ['aaj subah poha khaya maine'],
  ])('is not what is asked here: %s', (said) => {
    expect(last('meera', said).why).not.toMatch(/^liking\//);
  });
});
