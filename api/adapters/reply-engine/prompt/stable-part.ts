import type { ReplyTurn } from '../../../domain/ports.ts';
import { type PortraitSize, type Portraits, portraitText } from './portraits.ts';

type About = Pick<ReplyTurn, 'prompt' | 'companion'>;

/**
 * The prompt of a chat type and version with all that is hers in it (content/README.md names the placeholders): what
 * stays the same from turn to turn, so that servers need not read it again. What is not known is left out.
 */
export function stablePart(
  { prompt, companion }: About,
  portraits: Portraits,
  size: PortraitSize,
): string {
  const { name, aboutMe, interests, persona } = companion;
  const portrait = portraits.get(name);
  const facts: Record<string, string | undefined> = {
    name,
    age: persona?.age.toString(),
    city: persona?.city,
    work: persona?.work,
    interests: interests.join(', '),
    aboutMe: aboutMe ?? undefined,
    style: persona ? styleOf(persona.voice) : undefined,
    ...(portrait && portraitText(portrait, size)),
  };
  return prompt
    .replace(/\{\{\s*(\w+)\s*\}\}/g, (_, fact: string) => facts[fact] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

type Voice = NonNullable<ReplyTurn['companion']['persona']>['voice'];

const styleOf = ({ hinglish, petNames, emoji, catchphrases }: Voice): string =>
  [
    `Until the visitor's mix shows, ${Math.round(hinglish * 10)} of 10 messages are Hinglish, the others English.`,
    `In a warm moment alone: ${petNames.join(', ')}.`,
    `Your emoji, seldom: ${emoji.join(' ')}`,
    `Now and then, as nobody else: ${catchphrases.map((one) => `"${one}"`).join(' ')}`,
  ].join('\n');
