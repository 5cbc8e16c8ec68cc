/** One server-sent event. */
export interface ServerEvent {
  /** Its name; 'message' where the server gave none. */
  event: string;
  data: string;
}

// A CR at the end of a piece may be the first half of a CRLF: it waits for the next piece.
const LINE_END = /\r\n|\n|\r(?!$)/;

const fieldOf = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
};

/**
 * Reads the text/event-stream format (WHATWG HTML, section 9.2) from pieces that are cut anywhere.
 * @returns takes the next piece and answers the events that it completed; comments are left out
 */
export const createEventParser = (): ((piece: string) => ServerEvent[]) => {
  let rest = '';
  let event = '';
  let data: string[] = [];

  const dispatch = (): ServerEvent[] => {
    const found = data.length > 0 ? [{ event: event || 'message', data: data.join('\n') }] : [];
    event = '';
    data = [];
    return found;
  };

  return (piece) => {
    const lines = (rest + piece).split(LINE_END);
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => {
      if (line === '') return dispatch();
      const [name, value] = fieldOf(line);
      if (name === 'event') event = value;
      if (name === 'data') data.push(value);
      return [];
    });
  };
};
