import type { PromptMessage } from '../prompt/compose.ts';
import type { Profile } from './profile.ts';

/** The body of a call of `POST {baseUrl}/chat/completions`. Nothing in it names the visitor. */
export const requestBody = (
  messages: PromptMessage[],
  model: string,
  { limitField, replyTokens, usage, fields }: Profile,
) => ({
  model,
  messages,
  [limitField]: replyTokens,
  stream: true,
  ...(usage && { stream_options: { include_usage: true } }),
  ...fields,
});

/** What carries the key: a bearer, or a header of the server's own. */
export const keyHeaders = (
  apiKey: string | undefined,
  { keyHeader }: Profile,
): Record<string, string> => {
  if (apiKey === undefined) return {};
  return { [keyHeader]: keyHeader === 'authorization' ? `Bearer ${apiKey}` : apiKey };
};
