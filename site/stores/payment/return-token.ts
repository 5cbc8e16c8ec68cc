import type { Environment } from '../../browser/environment/environment.ts';

const KEY = 'jaanu_return';

/**
 * Takes the token of a return address out of it, so that it is in no history, no screenshot and no Referer, and keeps it
 * for this tab: a reload has to know the order still.
 * @returns the query as it came, or as it would have come
 */
export function takeReturnToken({
  navigation,
  session,
}: Pick<Environment, 'navigation' | 'session'>): string {
  const query = navigation.query();
  const params = new URLSearchParams(query);
  const name = params.getAll('order_id').find((value) => value !== '') ?? '';
  if (params.getAll('t').some((value) => value !== '')) {
    session.set(KEY, query);
    params.delete('t');
    navigation.replaceQuery(params.size > 0 ? `?${params}` : '');
    return query;
  }
  const kept = session.get(KEY) ?? '';
  const isOfOrder = name !== '' && new URLSearchParams(kept).getAll('order_id').includes(name);
  return isOfOrder ? kept : query;
}
