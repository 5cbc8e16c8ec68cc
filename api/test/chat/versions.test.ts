import { describe, expect, it } from 'vitest';
import { upsertCompanion } from '#db/queries/companion/companions.ts';
import { insertPrompt } from '#db/queries/companion/prompts.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { aanya } from '../support/companions.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { useApi } from '../support/use-api.ts';

const seen: { city: string | undefined; prompt: string }[] = [];
const replyEngine: ReplyEngine = {
  historyLimit: 4,
  reply(turn, signal) {
    seen.push({ city: turn.companion.persona?.city, prompt: turn.prompt });
    return echoEngine.reply(turn, signal);
  },
};

const api = useApi({ replyEngine });
const WITH_AANYA = { chatType: 'friendly', companionId: aanya.id };
const moved = { ...aanya, city: 'Mumbai' };

const publish = (promptVersion: string) =>
  insertPrompt(api.db.executor, {
    promptFor: 'friendly',
    promptVersion,
    promptText: `prompt ${promptVersion}`,
    isActive: true,
  });

describe('a chat', () => {
  it('keeps its companion version, is offered the newer one once, tries it and goes back', async () => {
    await publish('v1.0');
    await upsertCompanion(api.db.executor, aanya);
    const visitor = await api.visitor();
    const id = await visitor.startChat(WITH_AANYA);
    const version = async () => (await visitor.to('session', id)).body.version;
    const choose = (choice: string) => visitor.to('chooseVersion', id, { choice });
    const told = async () => {
      await visitor.send(id, 'hello');
      return seen.at(-1);
    };
    expect(await version()).toEqual({ name: 'v1.0' });
    expect((await choose('back')).status).toBe(409);

    await publish('v1.1');
    await upsertCompanion(api.db.executor, moved);
    expect(await told()).toEqual({ city: aanya.city, prompt: 'prompt v1.0' });
    const changes = [
      `Lives in: ${aanya.city} → Mumbai`,
      'How she is told to talk and remember: v1.0 → v1.1',
    ];
    expect(await version()).toEqual({ name: 'v1.0', changes, isOffered: true });
    expect((await choose('keep')).status).toBe(204);
    expect(await version()).toEqual({ name: 'v1.0', changes });
    expect(await told()).toEqual({ city: aanya.city, prompt: 'prompt v1.0' });

    expect((await choose('try')).status).toBe(204);
    expect(await version()).toEqual({ name: 'v1.1', canGoBack: true });
    expect(await told()).toEqual({ city: 'Mumbai', prompt: 'prompt v1.1' });
    expect((await choose('back')).status).toBe(204);
    expect(await version()).toEqual({ name: 'v1.0', changes });
    expect(await told()).toEqual({ city: aanya.city, prompt: 'prompt v1.0' });

    await publish('v1.2');
    expect((await version())?.isOffered).toBe(true);
    const both = await Promise.all([choose('try'), choose('try')]);
    expect(both.map(({ status }) => status)).toContain(204);
    expect((await version())?.name).toBe('v1.2');
    const fresh = await visitor.startChat(WITH_AANYA);
    expect((await visitor.to('session', fresh)).body.version).toEqual({ name: 'v1.2' });
    await upsertCompanion(api.db.executor, aanya);
  });
});
