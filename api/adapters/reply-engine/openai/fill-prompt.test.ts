import { expect, it } from 'vitest';
import { fillPrompt } from './fill-prompt.ts';

const companion = {
  name: 'Kavya $& Rao',
  aboutMe: null,
  interests: ['drums', 'ferns'],
  persona: { age: 27, city: 'Bengaluru', work: 'designer', voice: {} as never },
};

it('puts her facts in, as they are, and leaves out what is not known', () => {
  const prompt =
    '{{name}}, {{ age }}, {{city}}: {{work}}. {{interests}}. "{{aboutMe}}" {{shoeSize}}';
  expect(fillPrompt({ prompt, companion })).toBe(
    'Kavya $& Rao, 27, Bengaluru: designer. drums, ferns. "" ',
  );
});

it('takes a companion without a persona', () => {
  const bare = { ...companion, persona: null, aboutMe: 'Likes {{name}}' };
  expect(fillPrompt({ prompt: '{{age}}|{{aboutMe}}', companion: bare })).toBe('|Likes {{name}}');
});
