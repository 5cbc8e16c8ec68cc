import { z } from 'zod';
import { MESSAGE_MAX_LENGTH, MESSAGES_PAGE } from '../limits.ts';
import { chatType, companion } from './companion.ts';
import { errorResponse } from './error.ts';

export const SENDERS = ['user', 'ai', 'system'] as const;

export const MESSAGE_TYPES = [
  'text',
  'image',
  'payment_success',
  'payment_failed',
  'recharge_required',
] as const;

/** One entry of a chat. */
export const message = z.object({
  id: z.uuid(),
  sessionId: z.uuid(),
  sender: z.enum(SENDERS),
  /** Text, or the address of a picture where `messageType` is `image`. */
  content: z.string().min(1),
  messageType: z.enum(MESSAGE_TYPES),
  /** ISO 8601, UTC. */
  timestamp: z.iso.datetime(),
  /**
   * On her newest text alone: replies to propose, in the visitor's own voice, each at most 80 characters; free. Empty
   * where there is none to propose.
   */
  suggestions: z.array(z.string().min(1).max(80)).max(3).optional(),
  /** Where she has given several replies to one text: which is shown, from 0, and of how many. */
  variants: z.object({ index: z.int().min(0), count: z.int().min(2) }).optional(),
  /** In lists: the visitor has asked her to remember it. */
  remembered: z.literal(true).optional(),
  /** On her newest text alone: messages that another reply costs; absent where there can be none. */
  anotherCosts: z.literal([0, 1]).optional(),
  /**
   * On the visitor's newest text alone: its words may be changed (`PUT /api/chat/messages/{messageId}`), while she has not
   * answered it or once after that; absent where they may not.
   */
  canEdit: z.literal(true).optional(),
});

/** Answer of `GET /api/chat/messages/{id}`: oldest first. */
export const messageList = z.array(message);

/** Query of `GET /api/chat/messages/{id}`: the `limit` messages just before `before`, or the newest. */
export const messageQuery = z.object({
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(MESSAGES_PAGE).default(MESSAGES_PAGE),
});

/** Body of `POST /api/chat/session`. A `userId` in the body is ignored. */
export const createSessionRequest = z.object({
  chatType,
  /** The chosen companion; empty or absent: an available one that suits the chat type. */
  companionId: z.string().max(64).nullish(),
  /** True once the visitor has said to be 18 or older; required where ADULT_GATE is `enforce`. */
  adultConfirmed: z.boolean().nullish(),
  /** Finds the visitor where the cookie is missing. */
  browserFingerprint: z.string().trim().min(8).max(255).nullish().or(z.literal('')),
});

/** Answer of `POST /api/chat/session` and `GET /api/chat/session/{id}`. */
export const session = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  companionId: z.uuid(),
  companionName: z.string(),
  chatType,
  /** The owner's balance now. */
  messagesLeft: z.int().min(0),
  /** True once a pack was bought from this session. */
  isPaid: z.boolean(),
  /** Nothing of it is notified, or marked as unread. */
  isMuted: z.boolean(),
  /** The version of her the chat uses; in `GET /api/chat/session/{id}` alone. */
  version: z
    .object({
      /** Such as `v1.1`. */
      name: z.string(),
      /** What is different in the newest one, in plain words; absent: it is the newest. */
      changes: z.array(z.string()).optional(),
      /** The visitor has not said yet whether to keep her as she is. */
      isOffered: z.literal(true).optional(),
      /** There is one that the visitor has left. */
      canGoBack: z.literal(true).optional(),
    })
    .optional(),
  createdAt: z.iso.datetime(),
  companion: companion.pick({ id: true, name: true, urlName: true, imagePath: true }),
});

/** A chat in the list of the visitor's chats. */
export const listedSession = session.extend({
  /** When its newest entry was written. */
  lastMessageAt: z.iso.datetime(),
  /** What was last said by either of the two; null: nothing yet. */
  lastLine: z.object({ sender: z.enum(['user', 'ai']), content: z.string() }).nullable(),
  /** Messages of hers that the visitor has not seen, 99 at most; 0 in a muted chat. */
  unread: z.int().min(0).max(99),
});

/** Answer of `GET /api/chat/sessions`: the visitor's chats, most recently written in first, at most 100. */
export const sessionList = z.array(listedSession);

/** Body of `POST /api/chat/message`. */
export const sendMessageRequest = z.object({
  sessionId: z.string().min(1).max(64),
  sender: z.literal('user'),
  /** 1 to 2,000 characters after trimming. */
  content: z
    .string()
    .trim()
    // Spaces, joiners and marks that show nothing are no message.
    .refine((text) => /[^\s\p{Cf}\p{Zs}]/u.test(text), 'must not be empty')
    .refine((text) => [...text].length <= MESSAGE_MAX_LENGTH, {
      message: `must be at most ${MESSAGE_MAX_LENGTH} characters`,
    }),
  messageType: z.literal('text').optional(),
  /** The client's name for this turn; repeating a send under the same name never pays twice. */
  clientMessageId: z
    .string()
    .regex(
      /^[\w.:-]{1,64}$/,
      'must be 1 to 64 letters, digits, dots, colons, dashes or underscores',
    )
    .optional(),
});

/** The visitor's text was answered; one message was taken. */
export const replied = z.object({
  userMessage: message,
  aiMessage: message,
  /** A picture of hers that came with it, at no extra cost. */
  imageMessage: message.optional(),
  /** A system message: after three hours of use, what she is. */
  noticeMessage: message.optional(),
  /** The balance now, so that no second call is needed. */
  messageBalance: z.int().min(0),
});

/** The balance is empty; written once per session and depletion. */
export const rechargeRequired = z.object({
  rechargeRequired: z.literal(true),
  systemMessage: message,
});

/** A card in place of a reply, free: for someone in danger, or under age. */
export const helpOffered = z.object({
  userMessage: message,
  systemMessage: message,
  /** The visitor has said to be under 18: from now on all chats answer 403 `underage`. */
  accountClosed: z.literal(true).optional(),
});

/** Answer of `POST /api/chat/message` with status 200. */
export const sendMessageResponse = z.union([replied, rechargeRequired, helpOffered]);

/** The same answer as server-sent events, with `Accept: text/event-stream`: what each event carries. */
export const sendMessageEvents = {
  /** The visitor's text is saved. */
  user: message,
  /** The next piece of the reply. */
  delta: z.object({ text: z.string().min(1) }),
  /** The end: what the JSON form would have answered. */
  done: sendMessageResponse,
  /** The end of a turn that failed after the first event. */
  error: errorResponse,
};

/** Body of `PUT /api/chat/messages/{messageId}`; answered like a message. */
export const editMessageRequest = sendMessageRequest.pick({ content: true, clientMessageId: true });

/** Body of `POST /api/chat/messages/{messageId}/variants`. */
export const anotherReplyRequest = z.object({
  clientMessageId: sendMessageRequest.shape.clientMessageId,
  /** The price shown to the visitor; refused with 409 where it has changed. Absent: accepts any price. */
  costs: z.literal([0, 1]).optional(),
});

/** Another reply was made and is shown; answer of `POST /api/chat/messages/{messageId}/variants`. */
export const anotherReplyResponse = z.object({
  aiMessage: message,
  /** The balance now. */
  messageBalance: z.int().min(0),
  /** One message was taken for it. */
  charged: z.boolean(),
});

/** The same answer as server-sent events, with `Accept: text/event-stream`. */
export const anotherReplyEvents = {
  delta: z.object({ text: z.string().min(1) }),
  done: anotherReplyResponse,
  error: errorResponse,
};

/** Body of `PUT /api/chat/messages/{messageId}/variants`. */
export const chooseVariantRequest = z.object({
  /** From 0. */
  index: z.int().min(0),
});

/** Answer of `PUT /api/chat/messages/{messageId}/variants`. */
export const chooseVariantResponse = z.object({ aiMessage: message });

/** Body of `POST /api/chat/welcome/{id}`: empty, since browsers may send JSON alone. */
export const welcomeRequest = z.object({});

/** Answer of `POST /api/chat/welcome/{id}`. */
export const welcomeResponse = z.object({
  /** Null where a returning visitor is not greeted. */
  aiMessage: message.nullable(),
});

export type Message = z.infer<typeof message>;
export type Session = z.infer<typeof session>;
export type ListedSession = z.infer<typeof listedSession>;
export type SendMessageRequest = z.input<typeof sendMessageRequest>;
export type SendMessageResponse = z.infer<typeof sendMessageResponse>;
export type EditMessageRequest = z.input<typeof editMessageRequest>;
export type AnotherReplyResponse = z.infer<typeof anotherReplyResponse>;
export type ChooseVariantResponse = z.infer<typeof chooseVariantResponse>;
export type WelcomeResponse = z.infer<typeof welcomeResponse>;
