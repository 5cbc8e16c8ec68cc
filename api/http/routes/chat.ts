import { Router } from 'express';
import * as endpoints from '#contract/endpoints/chat.ts';
import type { Events } from '#contract/endpoints/endpoint.ts';
import {
  anotherReplyRequest,
  chooseVariantRequest,
  createSessionRequest,
  editMessageRequest,
  messageQuery,
  sendMessageRequest,
} from '#contract/schemas/chat.ts';
import type { Context } from '../../context.ts';
import { anotherReply } from '../../domain/chat/another-reply.ts';
import { chooseVariant } from '../../domain/chat/choose-variant.ts';
import { createSession } from '../../domain/chat/create-session.ts';
import { editMessage } from '../../domain/chat/edit-message.ts';
import { readMessages, readSession, readSessions } from '../../domain/chat/read-chat.ts';
import { sendMessage } from '../../domain/chat/send-message.ts';
import { welcome } from '../../domain/chat/welcome.ts';
import { DomainError, unauthorized } from '../../domain/errors.ts';
import { forget, remember } from '../../domain/memory/remember-message.ts';
import { restore } from '../../domain/user/restore.ts';
import { eventStream, wantsEvents } from '../event-stream.ts';
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
      (await findVisitor(context, req)) ?? (await restore(context, browserFingerprint));
    if (!visitor) throw unauthorized();
    const { userId } = visitor;
    const id = await createSession(context, {
      userId,
      chatType,
      companionId: companionId || undefined,
    });
    rollCookie(context, req, res, visitor);
    res.status(201).json(await readSession(context, { chatId: id, userId }));
  });

  route(router, endpoints.sessions, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    res.json(await readSessions(context, userId));
  });

  route(router, endpoints.session, async (req, res) => {
    const { userId } = await requireChatter(context, req);
    res.json(await readSession(context, { chatId: req.params.id, userId }));
  });

  route(router, endpoints.messages, async (req, res) => {
    const { userId } = await requireChatter(context, req);
    const page = parse(messageQuery, req.query);
    res.json(await readMessages(context, { chatId: req.params.id, userId, ...page }));
  });

  route(router, endpoints.welcome, async (req, res) => {
    const visitor = claimedVisitor(context, req);
    res.json(await welcome(context, { chatId: req.params.id, visitor }));
  });

  route(router, endpoints.sendMessage, async (req, res) => {
    const visitor = claimedVisitor(context, req);
    const { sessionId: chatId, content, clientMessageId } = parse(sendMessageRequest, req.body);
    const input = { visitor, chatId, content, clientMessageId };
    if (!wantsEvents(req)) {
      res.json(await sendMessage(context, input));
      return;
    }
    const stream = eventStream<Events<typeof endpoints.sendMessage>>(res);
    const result = await sendMessage(context, input, {
      onUser: (message) => stream.send('user', message),
      onDelta: (text) => stream.send('delta', { text }),
    });
    stream.end('done', result);
  });

  route(router, endpoints.editMessage, async (req, res) => {
    const visitor = claimedVisitor(context, req);
    const { content, clientMessageId } = parse(editMessageRequest, req.body);
    const input = { visitor, messageId: req.params.messageId, content, clientMessageId };
    if (!wantsEvents(req)) {
      res.json(await editMessage(context, input));
      return;
    }
    const stream = eventStream<Events<typeof endpoints.editMessage>>(res);
    const result = await editMessage(context, input, {
      onUser: (message) => stream.send('user', message),
      onDelta: (text) => stream.send('delta', { text }),
    });
    stream.end('done', result);
  });

  route(router, endpoints.rememberMessage, async (req, res) => {
    const { userId } = await requireChatter(context, req);
    await remember(context, { messageId: req.params.messageId, userId });
    res.status(204).end();
  });

  route(router, endpoints.forgetMessage, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    await forget(context, { messageId: req.params.messageId, userId });
    res.status(204).end();
  });

  route(router, endpoints.anotherReply, async (req, res) => {
    const visitor = claimedVisitor(context, req);
    const { clientMessageId, costs } = parse(anotherReplyRequest, req.body);
    const input = { visitor, messageId: req.params.messageId, clientMessageId, costs };
    if (!wantsEvents(req)) {
      res.json(await anotherReply(context, input));
      return;
    }
    const stream = eventStream<Events<typeof endpoints.anotherReply>>(res);
    const result = await anotherReply(context, input, {
      onUser: () => {},
      onDelta: (text) => stream.send('delta', { text }),
    });
    stream.end('done', result);
  });

  route(router, endpoints.chooseVariant, async (req, res) => {
    const visitor = claimedVisitor(context, req);
    const { index } = parse(chooseVariantRequest, req.body);
    const { messageId } = req.params;
    res.json(await chooseVariant(context, { visitor, messageId, index }));
  });

  return router;
}
