import { Router } from 'express';
import * as endpoints from '#contract/endpoints/chat.ts';
import type { Events } from '#contract/endpoints/endpoint.ts';
import {
  createSessionRequest,
  messageQuery,
  type SendMessageResponse,
  sendMessageRequest,
} from '#contract/schemas/chat.ts';
import type { Context } from '../../context.ts';
import { readVersion } from '../../domain/chat/choose-version.ts';
import { createSession } from '../../domain/chat/create-session.ts';
import { readMessages, readSession, readSessions } from '../../domain/chat/read-chat.ts';
import { sendMessage } from '../../domain/chat/turn/send-message.ts';
import { welcome } from '../../domain/chat/welcome.ts';
import { DomainError, unauthorized } from '../../domain/errors.ts';
import { signInByFingerprint } from '../../domain/user/sign-in-by-fingerprint.ts';
import { answerWithEvents, StreamedTurn } from '../answer-with-events.ts';
import { wantsEvents } from '../event-stream.ts';
import { noteSeen } from '../note-seen.ts';
import { parse } from '../parse.ts';
import { route } from '../route.ts';
import {
  claimedVisitor,
  findVisitor,
  requireChatter,
  requireVisitor,
  rollCookie,
} from '../visitor.ts';

/** `/api/chat`: a visitor's own chats; anyone else's answer 404 like missing ones. */
export function chatRoutes(context: Context): Router {
  const router = Router();

  route(router, endpoints.createSession, async (req, res) => {
    const { chatType, companionId, browserFingerprint, adultConfirmed } = parse(
      createSessionRequest,
      req.body,
    );
    if (context.config.enforceAdult && adultConfirmed !== true) {
      throw new DomainError('forbidden', 'Please confirm that you are 18 or older');
    }
    const visitor =
      (await findVisitor(context, req)) ??
      (await signInByFingerprint(context, { browserFingerprint }));
    if (!visitor || visitor === 'protected') throw unauthorized();
    const { userId } = visitor;
    const id = await createSession(context, {
      userId,
      chatType,
      companionId: companionId || undefined,
    });
    await rollCookie(context, req, res, visitor);
    res.status(201).json(await readSession(context, { chatId: id, userId }));
  });

  route(router, endpoints.sessions, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    res.json(await readSessions(context, userId));
  });

  route(router, endpoints.session, async (req, res) => {
    const { userId } = await requireChatter(context, req);
    const own = { chatId: req.params.id, userId };
    const session = await readSession(context, own);
    res.json({ ...session, version: await readVersion(context, own) });
  });

  route(router, endpoints.messages, async (req, res) => {
    const { userId } = await requireChatter(context, req);
    const page = parse(messageQuery, req.query);
    res.json(await readMessages(context, { chatId: req.params.id, userId, ...page }));
  });

  route(router, endpoints.welcome, async (req, res) => {
    const visitor = claimedVisitor(context, req);
    const result = await welcome(context, { chatId: req.params.id, visitor });
    noteSeen(context, res, visitor.userId, result.aiMessage ?? undefined);
    res.json(result);
  });

  route(router, endpoints.sendMessage, async (req, res) => {
    const visitor = claimedVisitor(context, req);
    const { sessionId: chatId, content, clientMessageId } = parse(sendMessageRequest, req.body);
    const input = { visitor, chatId, content, clientMessageId };
    if (!wantsEvents(req)) {
      const result = await sendMessage(context, input);
      noteSeen(context, res, visitor.userId, newestIn(result));
      res.json(result);
      return;
    }
    answerWithEvents<Events<typeof endpoints.sendMessage>>(context, req, res, async (stream) => {
      const result = await sendMessage(context, input, new StreamedTurn(stream));
      noteSeen(context, res, visitor.userId, newestIn(result));
      stream.end('done', result);
    });
  });

  return router;
}

/** What was said last in a turn. */
const newestIn = (result: SendMessageResponse) =>
  'aiMessage' in result ? (result.imageMessage ?? result.aiMessage) : result.systemMessage;
