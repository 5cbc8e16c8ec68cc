import type { ReplyTurn } from '../../../domain/ports.ts';

type About = Pick<ReplyTurn, 'prompt' | 'companion'>;

/**
 * The prompt of a chat type with the companion's own facts in it: `{{name}}`, `{{age}}`, `{{city}}`,
 * `{{work}}`, `{{interests}}`, `{{aboutMe}}` (content/prompts). What is not known is left out.
 */
export function fillPrompt({ prompt, companion }: About): string {
  const { name, aboutMe, interests, persona } = companion;
  const facts: Record<string, string | undefined> = {
    name,
    age: persona?.age.toString(),
    city: persona?.city,
    work: persona?.work,
    interests: interests.join(', '),
    aboutMe: aboutMe ?? undefined,
  };
  return prompt.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, fact: string) => facts[fact] ?? '');
}
