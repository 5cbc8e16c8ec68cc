import { byDate } from './order.ts';

interface Related {
  id: string;
  data: { category: string; date: Date };
}

/**
 * What to read after an article: those of its category first, then the newest of the others.
 * @param all the published articles, with or without this one
 */
export const relatedTo = <T extends Related>(article: T, all: T[], count = 3): T[] => {
  const isNear = ({ data }: T) => (data.category === article.data.category ? 0 : 1);
  return all
    .filter(({ id }) => id !== article.id)
    .sort((one, other) => isNear(one) - isNear(other) || byDate(one, other))
    .slice(0, count);
};
