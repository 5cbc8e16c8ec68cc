import { useState } from 'react';
import type { Story, StoryEntry } from '#contract/schemas/story.ts';
import { createStoriesApi } from '../../../browser/api/stories-api.ts';
import { environment, user } from '../../app.ts';
import { Stories } from './Stories.tsx';

interface Props {
  /** As they were when the page was opened. */
  stories: readonly Story[];
  /** Milliseconds since 1970. */
  now: number;
}

/** The stories on the visitor's own page; their code is fetched once there is one. */
export const StoriesIsland = ({ stories, now }: Props) => {
  const [api] = useState(() => createStoriesApi(environment));
  /** Answers whether the server has it so now. */
  const save = async ({ companionId }: Story, entries: StoryEntry[]): Promise<boolean> => {
    try {
      await user.asVisitor(async () => {
        if (entries.length === 0) await api.eraseStory(companionId);
        else await api.changeStory(companionId, entries);
      });
      return true;
    } catch (error) {
      environment.log.error('Failed to change a story', error);
      return false;
    }
  };
  return <Stories stories={stories} now={now} onSave={save} />;
};
