/** The instruction to a model where the visitor has asked for another reply to the same message; empty otherwise. */
export const anotherWanted = (avoid: readonly string[] = []): string =>
  avoid.length === 0
    ? ''
    : [
        '## Another reply',
        '',
        'The visitor would like another reply to the newest message than these, which you have given. Say something else,',
        'in other words and with another thought:',
        '',
        ...avoid.map((text) => `- ${JSON.stringify(text)}`),
      ].join('\n');
