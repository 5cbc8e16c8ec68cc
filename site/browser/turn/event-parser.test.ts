import { expect, test } from 'vitest';
import { createEventParser, type ServerEvent } from './event-parser.ts';

const parse = (...pieces: string[]): ServerEvent[] => pieces.flatMap(createEventParser());

const TEXT =
  ': still here\n\nevent: user\r\ndata: {"a":1}\r\n\r\nevent:delta\ndata: x\ndata:  y\n\n: beat\n\n';
const EVENTS = [
  { event: 'user', data: '{"a":1}' },
  { event: 'delta', data: 'x\n y' },
];

test('several events in one piece, comments between them, data in several lines', () => {
  expect(parse(TEXT)).toEqual(EVENTS);
});

test('a split anywhere, also within a CRLF, changes nothing', () => {
  for (let at = 0; at <= TEXT.length; at += 1) {
    expect(parse(TEXT.slice(0, at), TEXT.slice(at))).toEqual(EVENTS);
  }
  expect(parse(...TEXT)).toEqual(EVENTS);
});

test('lines may end in CR alone', () => {
  expect(parse('event: a\rdata: 1\r\rdata: 2\r\r', ':')).toEqual([
    { event: 'a', data: '1' },
    { event: 'message', data: '2' },
  ]);
});

test('an event without data, an unknown field and an unfinished event are ignored', () => {
  expect(parse('event: a\n\nid: 7\nretry: 5\ndata\n\ndata: cut off\n')).toEqual([
    { event: 'message', data: '' },
  ]);
});
