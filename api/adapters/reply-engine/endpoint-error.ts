/** How a model's server failed. */
export type Failure =
  /** No connection, or it broke. */
  | 'unreachable'
  /** It answered 4xx: the key, the model's name or the request is not to its liking. */
  | 'refused'
  /** Too many calls: 429. */
  | 'busy'
  /** It answered 5xx. */
  | 'failing'
  /** The prompt is longer than the model holds. */
  | 'too-long'
  /** Nothing came in time. */
  | 'silent'
  /** What came is not the protocol, or ended in its middle. */
  | 'broken'
  /** It does not want to answer this. */
  | 'filtered'
  /** Its answer was empty. */
  | 'empty';

/** Errors that concern the visitor's text rather than the server: another call may be fine. */
const OF_THE_TURN: ReadonlySet<Failure> = new Set(['too-long', 'filtered', 'empty']);

/** A model's server failed. Never holds a word of a chat, nor of the server's own answer, which may quote one. */
export class EndpointError extends Error {
  readonly failure: Failure;
  /** How long it wants to be left alone, in milliseconds. */
  readonly restMs: number | undefined;

  constructor(failure: Failure, message: string, restMs?: number) {
    super(message);
    this.name = 'EndpointError';
    this.failure = failure;
    this.restMs = restMs;
  }

  /** It concerns the server, not this one turn. */
  get isOutage(): boolean {
    return !OF_THE_TURN.has(this.failure);
  }
}
