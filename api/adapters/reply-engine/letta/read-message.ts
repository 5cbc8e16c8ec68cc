import { z } from 'zod';
import type { TokenCounts } from '../openai/read-chunk.ts';

const parts = z.array(z.looseObject({ type: z.string().optional(), text: z.string().optional() }));

const count = z.number().nonnegative().nullish();

const message = z.looseObject({
  message_type: z.string(),
  id: z.string().nullish(),
  otid: z.string().nullish(),
  content: z.union([z.string(), parts]).nullish(),
  stop_reason: z.string().nullish(),
  prompt_tokens: count,
  completion_tokens: count,
  cached_input_tokens: count,
  reasoning_tokens: count,
});

/** An answer that is not streamed. */
const whole = z.looseObject({
  messages: z.array(z.unknown()),
  stop_reason: z.looseObject({ stop_reason: z.string() }).nullish(),
  usage: z.looseObject({}).nullish(),
});

/** One message of an agent's answer, parsed. */
export type AgentMessage =
  | { kind: 'words'; text: string }
  /** A message of the visitor's, by the name it was sent under. */
  | { kind: 'heard'; otid: string | undefined }
  | { kind: 'thought' }
  | { kind: 'stop'; reason: string }
  | { kind: 'usage'; usage: TokenCounts }
  | { kind: 'failed' }
  /** A ping, or something of no use here. */
  | { kind: 'nothing' };

/** Parses one event, or an answer that came as a whole. Anything but a message is a failure. */
export function readAnswer(data: string): AgentMessage[] {
  const json = parsed(data);
  const all = whole.safeParse(json);
  if (!all.success) return [readMessage(json)];
  const { messages, stop_reason, usage } = all.data;
  return [
    ...messages.map(readMessage),
    ...(usage ? [readMessage({ ...usage, message_type: 'usage_statistics' })] : []),
    ...(stop_reason ? [{ kind: 'stop', reason: stop_reason.stop_reason } as const] : []),
  ];
}

/** Parses one message. */
export function readMessage(json: unknown): AgentMessage {
  const read = message.safeParse(json);
  if (!read.success) return { kind: 'failed' };
  const { message_type: type, content, otid, stop_reason } = read.data;
  switch (type) {
    case 'assistant_message':
      return { kind: 'words', text: textOf(content) };
    case 'user_message':
      return { kind: 'heard', otid: otid ?? undefined };
    case 'stop_reason':
      return { kind: 'stop', reason: stop_reason ?? 'error' };
    case 'usage_statistics':
      return { kind: 'usage', usage: countsOf(read.data) };
    case 'error_message':
      return { kind: 'failed' };
    case 'ping':
      return { kind: 'nothing' };
    default:
      return { kind: 'thought' };
  }
}

const textOf = (content: z.output<typeof message>['content']): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('');

const countsOf = (usage: z.output<typeof message>): TokenCounts => ({
  input: usage.prompt_tokens ?? 0,
  cached: usage.cached_input_tokens ?? 0,
  output: usage.completion_tokens ?? 0,
  reasoning: usage.reasoning_tokens ?? 0,
});

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
