import { expect, it } from 'vitest';
import { createViewCounts } from '../../visits/view-counts.ts';
import { useApi } from '../support/use-api.ts';

let now = new Date('2026-11-20T18:00:00Z');
const api = useApi();
const view = { page: '/', campaign: 'diwali', source: 'google.com' };

const rows = async () => {
  const [found] = await api.db.pool.query('select * from daily_views order by day, page, campaign');
  return found as Record<string, unknown>[];
};

it('adds up views of one kind, by Indian day, across processes', async () => {
  const [one, other] = [createViewCounts(() => now), createViewCounts(() => now)];
  one.saw(view);
  one.saw(view);
  other.saw(view);
  one.saw({ ...view, page: '/blogs' });
  now = new Date('2026-11-20T18:30:00Z');
  one.saw(view);
  await Promise.all([one.keep(api.db.executor), other.keep(api.db.executor)]);
  await one.keep(api.db.executor);
  expect(await rows()).toEqual([
    { ...view, day: '2026-11-20', views: 3 },
    { ...view, day: '2026-11-20', page: '/blogs', views: 1 },
    { ...view, day: '2026-11-21', views: 1 },
  ]);
});

it('keeps what the database did not accept for the next time', async () => {
  await api.db.pool.query('delete from daily_views');
  const counts = createViewCounts(() => now);
  counts.saw(view);
  const broken = {
    insert: () => {
      throw new Error('away');
    },
  };
  await expect(counts.keep(broken as never)).rejects.toThrow('away');
  counts.saw(view);
  await counts.keep(api.db.executor);
  expect(await rows()).toMatchObject([{ views: 2 }]);
});

it('distinguishes a limited number of campaigns and sources a day: anybody can invent them', async () => {
  await api.db.pool.query('delete from daily_views');
  const counts = createViewCounts(() => now);
  for (let n = 0; n < 600; n++) counts.saw({ page: '/', campaign: `c${n}`, source: `s${n}` });
  await counts.keep(api.db.executor);
  const found = await rows();
  expect(found).toHaveLength(501);
  expect(found).toContainEqual(
    expect.objectContaining({ campaign: '(others)', source: '(others)', views: 100 }),
  );
});

it('counts steps on the payment sheet by the app', async () => {
  await api.db.pool.query('delete from daily_views');
  const visitor = await api.visitor();
  const step = { step: 'opened', app: 'phonepe', system: 'android', inApp: 'none' };
  expect((await visitor.call('POST', '/api/payment/step', step)).status).toBe(204);
  await api.context.viewCounts.keep(api.db.executor);
  expect(await rows()).toMatchObject([{ page: 'step:opened', source: 'phonepe', views: 1 }]);
});
