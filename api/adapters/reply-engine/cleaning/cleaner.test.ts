import { describe, expect, it } from 'vitest';
import { createCleaner } from './cleaner.ts';

interface Case {
  /** What the model sends. */
  raw: string;
  /** What is shown of it. */
  shown: string;
  said?: string[];
  isCut?: boolean;
}

/** By the models and servers that do it. */
const FAMILIES: Record<string, Record<string, Case>> = {
  'DeepSeek, Qwen and others that think in tags': {
    'one thought': { raw: '<think>She wants a joke.</think>\n\nHaan, bolo.', shown: 'Haan, bolo.' },
    'several thoughts, in the middle as well': {
      raw: '<think>a</think>Haan. <think>b</think>Bolo. <think>c</think>',
      shown: 'Haan. Bolo.',
    },
    'a thought that does not end': { raw: 'Haan, bolo. <think>And now', shown: 'Haan, bolo.' },
    'nothing but a thought': { raw: '<think>And now', shown: '' },
    'an end without a beginning': {
      raw: 'Okay, he says hi. I answer.\n</think>\n\nHaan, bolo.',
      shown: 'Haan, bolo.',
    },
    'other spellings': {
      raw: '<thinking>a</thinking><Thought>b</thought><reasoning type="x">c</reasoning>Haan, bolo.',
      shown: 'Haan, bolo.',
    },
    'marks with wide strokes': {
      raw: 'Haan, bolo.<｜end▁of▁sentence｜><｜User｜>And me?',
      shown: 'Haan, bolo.',
    },
    'a heart is none': { raw: 'I <3 you. 3 < 4, right?', shown: 'I <3 you. 3 < 4, right?' },
  },
  'Kimi, Magistral, Cohere, Seed': {
    'their brackets': {
      raw: '◁think▷a◁/think▷[THINK]b[/THINK]<|START_THINKING|>c<|END_THINKING|><seed:think>d</seed:think>Haan.',
      shown: 'Haan.',
    },
  },
  'gpt-oss': {
    channels: {
      raw: '<|channel|>analysis<|message|>He says hi.<|end|><|start|>assistant<|channel|>final<|message|>Haan, bolo.<|return|>',
      shown: 'Haan, bolo.',
    },
    'a comment before': {
      raw: '<|channel|>commentary<|message|>tool<|end|><|start|>assistant<|message|>Haan, bolo.',
      shown: 'Haan, bolo.',
    },
    'channels whose marks were lost': {
      raw: 'analysisThe user says hi. We answer.assistantfinalHaan, bolo.',
      shown: 'Haan, bolo.',
    },
    'the word itself': { raw: 'Analysis kar rahi hoon.', shown: 'Analysis kar rahi hoon.' },
  },
  'Gemma 4': {
    'a channel of thoughts': {
      raw: '<|channel>thought\nHe says hi.<channel|>Haan, bolo.<turn|>',
      shown: 'Haan, bolo.',
    },
    'the older marks': {
      raw: '<start_of_turn>model\nHaan, bolo.<end_of_turn>\n<start_of_turn>user\nAur tum?',
      shown: 'Haan, bolo.',
    },
  },
  'ChatML: Qwen, Hermes, many servers': {
    'goes on as the visitor': {
      raw: 'Haan, bolo.<|im_end|>\n<|im_start|>user\nAur tum?<|im_end|>',
      shown: 'Haan, bolo.',
    },
    'names its own turn first': { raw: '<|im_start|>assistant\nHaan.', shown: 'Haan.' },
    'the visitor speaks first': { raw: '<|im_start|>user\nAur tum?', shown: '' },
  },
  'Llama and Mistral': {
    'end and header': {
      raw: '<|start_header_id|>assistant<|end_header_id|>\n\nHaan, bolo.<|eot_id|><|start_header_id|>user<|end_header_id|>\n\nhi',
      shown: 'Haan, bolo.',
    },
    instructions: { raw: '[INST] Be kind [/INST] Haan, bolo.</s>[INST] hi', shown: 'Haan, bolo.' },
    'the end of a sentence': { raw: '<s>Haan, bolo.</s>', shown: 'Haan, bolo.' },
  },
  'small models': {
    'her name': { raw: 'Riya: Haan, bolo.', shown: 'Haan, bolo.' },
    'her whole name, in bold, with a mood': {
      raw: '**Riya Malhotra (smiling):** Haan, bolo.',
      shown: 'Haan, bolo.',
    },
    assistant: { raw: 'Assistant: Haan.\nAI: Bolo.', shown: 'Haan.\nBolo.' },
    'the visitor’s next line': { raw: 'Haan, bolo.\nUser: hi\nRiya: hi', shown: 'Haan, bolo.' },
    'the visitor’s next line without a break': {
      raw: 'Haan, bolo. Human: hi there',
      shown: 'Haan, bolo.',
    },
    'the visitor’s line first': { raw: 'User: kaisi ho?\nRiya: Theek.', shown: 'Theek.' },
    'a fence around it': { raw: '```text\nHaan, bolo.\n```', shown: 'Haan, bolo.' },
    'a heading, bold and a list': {
      raw: '## Reply\n**Haan**, suno:\n- chai\n- samosa',
      shown: 'Reply\nHaan, suno:\nchai\nsamosa',
    },
    'half an emoji, by bytes': { raw: 'Haan \ufffd\ufffd bolo.', shown: 'Haan  bolo.' },
    'half an emoji, cut': { raw: 'Haan \ud83d', shown: 'Haan' },
    'an emoji in two pieces': { raw: 'Haan \ud83d\ude0a', shown: 'Haan \ud83d\ude0a' },
    'half of a joined one': { raw: 'Haan 👩\u200d', shown: 'Haan 👩' },
  },
  'models for role-play': {
    'what she does': { raw: '*smiles softly* Haan, bolo.', shown: 'Haan, bolo.' },
    'what she does, in between and at the end': {
      raw: 'Haan. *laughs* Bolo *leans closer* na. *muskurati hai*',
      shown: 'Haan. Bolo na.',
    },
    'several sentences of it': {
      raw: '*She looks away. Then back.* Haan, bolo.',
      shown: 'Haan, bolo.',
    },
    'in brackets': { raw: '(giggles) Haan (sach mein), bolo.', shown: 'Haan (sach mein), bolo.' },
    'a stressed word': {
      raw: 'I *really* like it. *Bahut* accha!',
      shown: 'I really like it. Bahut accha!',
    },
    'what is not finished': { raw: 'Haan, bolo. *leans in and', shown: 'Haan, bolo.', isCut: true },
    'nothing else': { raw: '*smiles*', shown: '' },
  },
  repeats: {
    'his text before the answer': {
      raw: '"Aaj office mein bahut kaam tha" Haan, samajh sakti hoon.',
      said: ['Aaj office mein bahut kaam tha'],
      shown: '"Aaj office mein bahut kaam tha" Haan, samajh sakti hoon.',
    },
    'his text as a sentence': {
      raw: 'Aaj office mein bahut kaam tha. Haan, samajh sakti hoon.',
      said: ['aaj office mein bahut kaam tha'],
      shown: 'Haan, samajh sakti hoon.',
    },
    'her last reply again, and more': {
      raw: 'Main theek hoon yaar. Tum batao na? Chai pi?',
      said: ['hi', 'Main theek hoon yaar. Tum batao na?'],
      shown: 'Chai pi?',
    },
    'her last reply and nothing else': {
      raw: 'Main theek hoon yaar. Tum batao na?',
      said: ['Main theek hoon yaar. Tum batao na?'],
      shown: 'Main theek hoon yaar. Tum batao na?',
    },
    'the beginning of it alone': {
      raw: 'Main theek hoon yaar.',
      said: ['Main theek hoon yaar. Tum batao na?'],
      shown: 'Main theek hoon yaar.',
    },
    'a greeting returned': {
      raw: 'Good night! Kal milte.',
      said: ['good night'],
      shown: 'Good night! Kal milte.',
    },
  },
  'cut short': {
    'the half sentence goes': {
      raw: 'Haan, bolo. Main toh bas',
      shown: 'Haan, bolo.',
      isCut: true,
    },
    'unless it is all there is': { raw: 'Main toh bas', shown: 'Main toh bas', isCut: true },
  },
};

/** As a visitor sees it in the end, cut into pieces of this length on its way. */
function clean({ raw, said = [], isCut }: Case, length: number): string {
  const cleaner = createCleaner({ name: 'Riya Malhotra', said });
  let shown = '';
  const hear = ({ isAnew, text }: { isAnew: boolean; text: string }) => {
    shown = isAnew ? text : shown + text;
  };
  for (let at = 0; at < raw.length && !cleaner.isOver; at += length)
    hear(cleaner.add(raw.slice(at, at + length)));
  hear(cleaner.end(isCut));
  return shown.trim();
}

describe.each(Object.entries(FAMILIES))('%s', (_, cases) => {
  it.each(Object.entries(cases))('%s', (_name, one) => {
    for (const length of [1, 2, 3, 7, 1000]) {
      expect({ length, shown: clean(one, length) }).toEqual({ length, shown: one.shown });
    }
  });
});
