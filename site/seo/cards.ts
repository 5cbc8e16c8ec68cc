import { getCollection } from 'astro:content';
import { FREE_MESSAGES } from '#contract/limits.ts';
import { publishedArticles } from '../hub/articles.ts';
import { readTime } from '../hub/read-time.ts';
import type { Card } from './og-card.ts';

const FREE = `Your first ${FREE_MESSAGES} messages are free`;

/** Every picture for sharing, by the end of its address below `/og/`. */
export async function allCards(): Promise<Record<string, Card>> {
  const portraits = new Map(
    (await getCollection('portraits')).map(({ id, data }) => [
      `/images/companions/${id}.webp`,
      data.svg,
    ]),
  );
  const covers = new Map((await getCollection('covers')).map(({ id, data }) => [id, data.svg]));
  const cards: Record<string, Card> = {
    home: { over: 'Real chat, Real feelings!', title: 'Somebody to talk to, tonight', under: FREE },
    blogs: {
      over: 'The Jaanu blog',
      title: 'City life, love and the hours between',
      under: 'Essays for people with full days',
    },
    ideas: {
      over: 'For creators',
      title: 'Ten ideas for your next Instagram post',
      under: 'With captions and hashtags to copy',
    },
  };
  for (const { id, data, body } of await publishedArticles()) {
    const drawing = covers.get(id);
    cards[`blogs/${id}`] = {
      over: data.category,
      title: data.title,
      under: `${readTime(body ?? '')} min read`,
      ...(drawing && { drawing }),
    };
  }
  for (const { id, data } of await getCollection('landing')) {
    cards[id] = { over: data.eyebrow, title: data.headline, under: FREE };
  }
  for (const { data } of await getCollection('companions')) {
    const drawing = portraits.get(data.imagePath);
    cards[`companions/${data.urlName}`] = {
      over: 'An AI companion',
      title: data.name,
      under: `${data.work}, ${data.city}`.replace(/^./, (first) => first.toUpperCase()),
      ...(drawing && { drawing }),
    };
  }
  return cards;
}
