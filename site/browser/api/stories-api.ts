import * as stories from '#contract/endpoints/stories.ts';
import type { StoryEntry } from '#contract/schemas/story.ts';
import { createCall, createRequest, type Surroundings } from '../request/request.ts';

/** What is asked of the server for the story of a visitor and a companion, over a fetch. */
export const createStoriesApi = (surroundings: Surroundings) => {
  const call = createCall(createRequest(surroundings));
  return {
    changeStory: (id: string, entries: StoryEntry[]) =>
      call(stories.changeStory, { params: { id }, body: { entries } }),
    eraseStory: (id: string): Promise<void> => call(stories.eraseStory, { params: { id } }),
  };
};
