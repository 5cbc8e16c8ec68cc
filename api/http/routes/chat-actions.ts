import { Router } from 'express';
import * as endpoints from '#contract/endpoints/chat-actions.ts';
import type { Events } from '#contract/endpoints/endpoint.ts';
import * as remembered from '#contract/endpoints/remembered.ts';
import {
  anotherReplyRequest,
  chooseVariantRequest,
  editMessageRequest,
} from '#contract/schemas/chat.ts';
import {
  chooseVersionRequest,
  reportRequest,
  searchQuery,
} from '#contract/schemas/chat-actions.ts';
import type { Context } from '../../context.ts';
import { chooseVersion } from '../../domain/chat/choose-version.ts';
import { clearChat, restoreChat } from '../../domain/chat/clear-chat.ts';
import { muteChat } from '../../domain/chat/mute-chat.ts';
import { reportMessage, withdrawReport } from '../../domain/chat/report-message.ts';
import { searchChat } from '../../domain/chat/search-chat.ts';
import { editMessage } from '../../domain/chat/turn/edit-message.ts';
import { anotherReply } from '../../domain/chat/variants/another-reply.ts';
import { chooseVariant } from '../../domain/chat/variants/choose-variant.ts';
import { forget, remember } from '../../domain/memory/remember-message.ts';
import { answerWithEvents, StreamedTurn } from '../answer-with-events.ts';
import { wantsEvents } from '../event-stream.ts';
import { parse } from '../parse.ts';
import { route } from '../route.ts';
import { claimedVisitor, requireChatter, requireVisitor } from '../visitor.ts';

/** What is rarely done in a chat, with one of its messages or with all of it. */
export function chatActionRoutes(context: Context): Router {
  const router = Router();

  route(router, endpoints.editMessage, async (req, res) => {
    const visitor = claimedVisitor(context, req);
    const { content, clientMessageId } = parse(editMessageRequest, req.body);
    const input = { visitor, messageId: req.params.messageId, content, clientMessageId };
    if (!wantsEvents(req)) {
      res.json(await editMessage(context, input));
      return;
    }
    answerWithEvents<Events<typeof endpoints.editMessage>>(context, req, res, async (stream) => {
      stream.end('done', await editMessage(context, input, new StreamedTurn(stream)));
    });
  });

  route(router, remembered.rememberMessage, async (req, res) => {
    const { userId } = await requireChatter(context, req);
    await remember(context, { messageId: req.params.messageId, userId });
    res.status(204).end();
  });

  route(router, remembered.forgetMessage, async (req, res) => {
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
    answerWithEvents<Events<typeof endpoints.anotherReply>>(context, req, res, async (stream) => {
      const listener = { onUser() {}, onDelta: (text: string) => stream.send('delta', { text }) };
      stream.end('done', await anotherReply(context, input, listener));
    });
  });

  route(router, endpoints.chooseVariant, async (req, res) => {
    const visitor = claimedVisitor(context, req);
    const { index } = parse(chooseVariantRequest, req.body);
    const { messageId } = req.params;
    res.json(await chooseVariant(context, { visitor, messageId, index }));
  });

  route(router, endpoints.searchChat, async (req, res) => {
    const { userId } = await requireChatter(context, req);
    const { q } = parse(searchQuery, req.query);
    res.json(await searchChat(context, { chatId: req.params.id, userId, words: q }));
  });

  route(router, endpoints.clearChat, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    res.json(await clearChat(context, { chatId: req.params.id, userId }));
  });

  route(router, endpoints.restoreChat, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    await restoreChat(context, { chatId: req.params.id, userId });
    res.status(204).end();
  });

  for (const endpoint of [endpoints.muteChat, endpoints.unmuteChat]) {
    route(router, endpoint, async (req, res) => {
      const { userId } = await requireVisitor(context, req);
      const isMuted = endpoint === endpoints.muteChat;
      await muteChat(context, { chatId: req.params.id, userId, isMuted });
      res.status(204).end();
    });
  }

  route(router, endpoints.chooseVersion, async (req, res) => {
    const { userId } = await requireChatter(context, req);
    const { choice } = parse(chooseVersionRequest, req.body);
    await chooseVersion(context, { chatId: req.params.id, userId, choice });
    res.status(204).end();
  });

  route(router, endpoints.reportMessage, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    const report = parse(reportRequest, req.body);
    const own = { messageId: req.params.messageId, userId };
    res.status(201).json(await reportMessage(context, { ...own, ...report }));
  });

  route(router, endpoints.withdrawReport, async (req, res) => {
    const { userId } = await requireVisitor(context, req);
    await withdrawReport(context, { messageId: req.params.messageId, userId });
    res.status(204).end();
  });

  return router;
}
