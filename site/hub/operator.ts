import { getCollection } from 'astro:content';
import type { OperatorContent } from '#content-reader/kinds/operator.ts';

/** Who runs the site: `content/operator.yaml`. */
export const readOperator = async (): Promise<OperatorContent> => {
  const [operator] = await getCollection('operator');
  if (!operator) throw new Error('content/operator.yaml is missing');
  return operator.data;
};
