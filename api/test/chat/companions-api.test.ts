import { describe, expect, it } from 'vitest';
import { availability, companion, companionList } from '#contract/schemas/companion.ts';
import { aanya, bela } from '../support/companions.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

const list = async (query = '') =>
  companionList
    .parse((await api.browser().call('GET', `/api/companions${query}`)).body)
    .map(({ name }) => name);

describe('companions', () => {
  it('are listed for everyone', async () => {
    expect(await list()).toEqual([aanya.name, bela.name]);
  });

  it.each([
    ['?search=aanya', [aanya.name]],
    ['?search=SOUND', [bela.name]],
    ['?search=tram', [bela.name]],
    ['?search=%20filter%20coffee%20', [aanya.name]],
    ['?search=nobody', []],
    ['?search=%25', [aanya.name]],
    ['?search=_', [aanya.name]],
    ['?search=100%25', [aanya.name]],
    ['?search=%5C', []],
    ["?search='%20or%201=1--", []],
    ['?search=', [aanya.name, bela.name]],
    ['?chatType=romantic', [aanya.name]],
    ['?chatType=truelove', [bela.name]],
    ['?chatType=erotic', []],
    ['?chatType=all', [aanya.name, bela.name]],
    ['?chatType=nonsense', [aanya.name, bela.name]],
    ['?chatType=friendly&search=vinyl', [bela.name]],
  ])('%s', async (query, names) => {
    expect(await list(query)).toEqual(names);
  });

  it('are found by id and by url name', async () => {
    const byId = companion.parse((await api.browser().to('companion', aanya.id)).body);
    const byName = companion.parse(
      (await api.browser().to('companionByUrlName', 'aanya-rao')).body,
    );
    expect(byId).toEqual(byName);
    expect(
      (await api.browser().to('companion', '0190a000-0000-7000-8000-00000000ffff')).status,
    ).toBe(404);
    expect((await api.browser().to('companionByUrlName', 'AANYA-RAO')).status).toBe(404);
  });

  it('are available until an operator says otherwise', async () => {
    const see = async () =>
      availability.parse((await api.browser().to('availability', bela.id)).body).isAvailable;
    const setBusy = (minutes: number) =>
      api.db.pool.query(
        `UPDATE companions SET busy_until = CURRENT_TIMESTAMP(3) + INTERVAL ? MINUTE WHERE id = ?`,
        [minutes, bela.id],
      );
    expect(await see()).toBe(true);
    await setBusy(5);
    expect(await see()).toBe(false);

    const visitor = await api.visitor();
    const chosen = { chatType: 'friendly', companionId: bela.id };
    const refused = await visitor.to('createSession', undefined, chosen);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      error:
        'Bela Sen is currently chatting with someone else. Please try again in a few minutes or choose another companion.',
    });
    expect(await visitor.startChat({ chatType: 'truelove' })).toBeTruthy();

    await setBusy(-1);
    expect(await see()).toBe(true);
  });
});
