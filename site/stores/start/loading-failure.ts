import {
  ApiError,
  closedSentence,
  isRefusal,
  pausedSentence,
} from '../../browser/request/api-error.ts';

/**
 * Why no chat was opened. The first three concern the companion that was chosen; `closed`: no chat is; `enough`: many
 * were begun today; `paused`: by the operators, for a while.
 */
export type LoadingFailure =
  | 'busy'
  | 'gone'
  | 'unsuited'
  | 'closed'
  | 'enough'
  | 'paused'
  | 'unknown';

const BY_STATUS: Readonly<Record<number, LoadingFailure>> = {
  404: 'gone',
  409: 'busy',
  422: 'unsuited',
};

/**
 * Reads a refused session.
 * @param isChosen a companion was named; without one nothing can be wrong with her
 */
export const loadingFailure = (error: unknown, isChosen: boolean): LoadingFailure =>
  closedSentence(error)
    ? 'closed'
    : isRefusal(error, 429)
      ? 'enough'
      : pausedSentence(error)
        ? 'paused'
        : (isChosen && error instanceof ApiError && BY_STATUS[error.status]) || 'unknown';
