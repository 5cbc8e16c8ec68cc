import { describe, expect, it } from 'vitest';
import { helpOffered } from '#contract/schemas/chat.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const CRY = 'I want to kill myself';

describe('someone in danger', () => {
  it('is answered with the help lines, once, free of charge', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    const named = { clientMessageId: 'temp-1' };
    const answer = await visitor.send(id, CRY, named);
    const { userMessage, systemMessage } = helpOffered.parse(answer.body);
    expect(userMessage.content).toBe(CRY);
    expect(systemMessage).toMatchObject({ sender: 'system', messageType: 'text' });
    expect(systemMessage.content).toContain('14416');
    expect((await visitor.send(id, CRY, named)).body).toEqual(answer.body);
    expect(await visitor.messages(id)).toHaveLength(3);
    expect(await visitor.balance()).toBe(20);
  });

  it('is answered with an empty balance too', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    for (let n = 0; n < 20; n++) await visitor.send(id, 'hi');
    helpOffered.parse((await visitor.send(id, CRY)).body);
    expect(await visitor.balance()).toBe(0);
  });
});
